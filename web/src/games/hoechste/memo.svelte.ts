// Whether one wants help with remembering, kept on this device.
const KEY = 'elferhaus.hoechste.memo'

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false // storage is off
  }
}

class Memo {
  on = $state(kept())

  toggle(): void {
    this.on = !this.on
    try {
      localStorage.setItem(KEY, this.on ? 'on' : 'off')
    } catch {
      // private windows may refuse: it then lasts as long as the page
    }
  }
}

export const memo = new Memo()
