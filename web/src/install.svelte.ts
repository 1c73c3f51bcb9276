// The house beside other apps. Browsers allow that on https and localhost only: elsewhere nothing of it is offered.

/** What Chromium tells a page that can be installed. */
interface Installing extends Event {
  prompt(): Promise<unknown>
}

class Install {
  #asked = $state.raw<Installing | null>(null)

  constructor() {
    if (!isSecureContext) return
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // asked where somebody looks for it, not over the cards
      this.#asked = event as Installing
    })
    addEventListener('appinstalled', () => (this.#asked = null))
    // After everything else: whoever is here needs no page for when the house is not.
    addEventListener('load', () => void navigator.serviceWorker?.register('/worker.js').catch(() => null))
  }

  get possible(): boolean {
    return this.#asked !== null
  }

  async ask(): Promise<void> {
    await this.#asked?.prompt()
    this.#asked = null
  }
}

export const install = new Install()
