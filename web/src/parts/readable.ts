/** A name of the wire as people write it, where no catalogue has a word for it: `count_to` is “Count to”. */
export const readable = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ')
