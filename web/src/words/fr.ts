// All catalogues of one language: the page loads only the one it speaks.
export default import.meta.glob<string>('../../../src/elferhaus/locale/fr/*/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
