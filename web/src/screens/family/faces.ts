// Which face and which colour somebody has here. Who never chose a face has always the same one.
import { PEOPLE } from '../../art/portraits'

interface Named {
  name: string
  portrait: string | null
}

const number = (name: string): number => [...name.toLowerCase()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 11)

export const faceOfName = ({ name, portrait }: Named): string =>
  portrait && PEOPLE.includes(portrait) ? portrait : (PEOPLE[number(name) % PEOPLE.length] ?? '')

export const colourOf = ({ name }: Named): number => number(name) % 6
