// Digits as outlines (Bricolage Grotesque, SIL OFL 1.1), so that a card never waits for a font and looks the same
// wherever its SVG is shown. Units: 660 to the cap height, y grows downwards from the baseline.

interface Glyph {
  /** advance width */
  readonly advance: number
  /** where the ink begins and ends */
  readonly left: number
  readonly right: number
  readonly outline: string
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  0: {
    advance: 444,
    left: 17,
    right: 427,
    outline:
      'M218 14Q162 14 123 -8Q84 -29 61 -72Q38 -115 28 -179Q17 -243 17 -328Q17 -447 37 -523Q57 -599 101 -636Q146 -673 222 -673Q297 -673 342 -636Q387 -599 407 -523Q427 -448 427 -332Q427 -245 416 -181Q404 -116 380 -73Q356 -30 316 -8Q276 14 218 14ZM222 -106Q238 -106 248 -118Q258 -129 262 -155Q267 -180 269 -222Q271 -263 271 -322Q271 -399 267 -451Q264 -502 253 -527Q243 -553 221 -553Q201 -553 191 -529Q181 -506 177 -453Q174 -401 174 -314Q174 -256 175 -217Q177 -177 182 -153Q187 -129 197 -117Q206 -106 222 -106Z',
  },
  1: {
    advance: 252,
    left: 8,
    right: 230,
    outline:
      'M72 0V-438H8V-577Q43 -577 64 -596Q85 -616 94 -660H230V0Z',
  },
  2: {
    advance: 431,
    left: 14,
    right: 416,
    outline:
      'M21 0V-157L178 -304Q199 -324 215 -345Q230 -367 240 -389Q250 -411 256 -433Q261 -455 261 -477Q261 -500 255 -517Q249 -533 239 -540Q229 -548 216 -548Q201 -548 189 -537Q177 -526 171 -506Q165 -487 165 -461Q166 -435 174 -404L20 -418Q6 -497 26 -554Q46 -611 95 -642Q144 -673 216 -673Q282 -673 326 -648Q371 -623 394 -580Q416 -537 416 -483Q416 -435 401 -394Q385 -353 361 -318Q337 -283 311 -256Q284 -229 262 -208L178 -132V-129L413 -129V0Z',
  },
  3: {
    advance: 420,
    left: 8,
    right: 411,
    outline:
      'M203 14Q152 14 113 0Q74 -15 48 -43Q23 -72 13 -115Q4 -158 12 -215L154 -238Q151 -206 152 -181Q153 -156 160 -139Q166 -121 178 -112Q189 -103 204 -103Q217 -103 229 -111Q240 -118 247 -135Q254 -152 254 -181Q254 -228 237 -255Q220 -282 188 -297Q156 -312 109 -320V-366L222 -530V-533H27V-660H383V-540L264 -380V-375Q317 -358 350 -329Q382 -301 397 -264Q411 -227 411 -182Q411 -121 387 -77Q363 -33 317 -10Q271 14 203 14Z',
  },
  4: {
    advance: 465,
    left: 8,
    right: 459,
    outline:
      'M8 -119V-270Q38 -319 63 -373Q89 -426 107 -479Q126 -532 138 -578Q150 -625 155 -661H400V0H246V-544H242Q230 -489 212 -436Q195 -384 175 -336Q155 -288 132 -247V-242H459V-119Z',
  },
  5: {
    advance: 439,
    left: 17,
    right: 425,
    outline:
      'M214 14Q146 14 101 -10Q56 -33 35 -75Q14 -118 17 -177L164 -206Q163 -160 177 -132Q192 -103 216 -103Q241 -103 253 -135Q265 -166 265 -226Q265 -252 262 -274Q260 -295 255 -310Q250 -325 242 -333Q235 -341 223 -341Q215 -341 207 -336Q200 -331 194 -321Q188 -312 183 -299Q178 -286 174 -269H18L34 -660H403V-532H166L158 -315H164Q175 -385 200 -419Q224 -454 273 -454Q323 -454 357 -422Q391 -391 408 -339Q425 -286 425 -219Q425 -140 401 -89Q378 -37 331 -12Q284 14 214 14Z',
  },
  6: {
    advance: 461,
    left: 16,
    right: 448,
    outline:
      'M243 14Q130 14 73 -71Q16 -157 16 -320Q16 -441 45 -519Q74 -597 127 -635Q179 -673 248 -673Q282 -673 315 -663Q349 -654 376 -628Q403 -603 417 -559Q430 -515 424 -447L274 -428Q281 -477 276 -504Q272 -530 262 -541Q251 -551 239 -551Q220 -551 207 -532Q194 -513 187 -482Q180 -451 177 -414Q174 -377 174 -341Q174 -319 175 -290Q175 -262 177 -245H183Q185 -285 194 -313Q203 -341 218 -360Q233 -378 254 -387Q275 -395 299 -395Q341 -395 374 -373Q408 -351 428 -309Q448 -267 448 -207Q448 -165 436 -125Q425 -86 400 -54Q376 -22 337 -4Q298 14 243 14ZM246 -104Q258 -104 266 -113Q274 -121 280 -135Q286 -149 289 -166Q291 -183 291 -199Q291 -226 286 -248Q281 -270 270 -283Q260 -295 246 -295Q233 -295 223 -283Q212 -271 207 -249Q202 -227 202 -198Q202 -178 205 -162Q208 -145 213 -132Q218 -119 226 -112Q235 -104 246 -104Z',
  },
  7: {
    advance: 377,
    left: 6,
    right: 370,
    outline:
      'M60 0Q60 -64 71 -133Q82 -201 103 -270Q124 -339 156 -404Q188 -470 229 -527V-533H6V-660H370V-536Q338 -494 312 -434Q285 -375 266 -303Q246 -232 236 -155Q225 -78 225 0Z',
  },
  8: {
    advance: 449,
    left: 11,
    right: 437,
    outline:
      'M222 12Q170 12 121 -6Q73 -23 42 -63Q11 -102 11 -165Q11 -212 29 -247Q46 -282 75 -304Q104 -326 140 -331V-338L220 -364L309 -338V-331Q343 -328 372 -307Q401 -286 419 -250Q437 -215 437 -166Q437 -103 406 -64Q374 -24 325 -6Q275 12 222 12ZM228 -108Q235 -108 243 -111Q252 -114 259 -122Q265 -130 270 -145Q274 -160 274 -185Q274 -216 267 -236Q261 -256 250 -264Q239 -273 224 -273Q209 -273 198 -264Q187 -256 181 -237Q175 -218 175 -188Q175 -165 179 -150Q183 -135 190 -126Q196 -116 206 -112Q216 -108 228 -108ZM224 -387Q235 -387 244 -396Q252 -405 257 -423Q261 -441 261 -469Q261 -491 258 -506Q255 -522 250 -532Q245 -542 237 -547Q230 -552 222 -552Q211 -552 203 -543Q194 -534 190 -516Q185 -499 185 -470Q185 -442 190 -423Q196 -405 204 -396Q213 -387 224 -387ZM220 -293 140 -329V-338Q101 -349 76 -369Q52 -388 40 -418Q28 -448 28 -491Q28 -561 57 -600Q86 -640 130 -657Q175 -673 224 -673Q284 -673 327 -653Q371 -633 395 -593Q419 -553 419 -492Q419 -432 394 -393Q369 -355 309 -338V-329Z',
  },
  9: {
    advance: 454,
    left: 13,
    right: 438,
    outline:
      'M215 14Q163 14 126 -1Q88 -16 64 -45Q40 -73 31 -116Q21 -158 27 -212L176 -231Q173 -199 175 -176Q177 -153 183 -138Q189 -123 199 -115Q209 -108 222 -108Q239 -108 251 -119Q262 -131 270 -152Q277 -174 280 -205Q284 -235 284 -273Q284 -291 283 -311Q283 -331 282 -353Q281 -375 278 -400H272Q270 -364 261 -339Q253 -314 237 -297Q222 -280 202 -272Q182 -264 159 -264Q120 -264 87 -286Q53 -308 33 -351Q13 -393 13 -453Q13 -494 24 -534Q36 -573 60 -604Q84 -636 123 -654Q161 -673 216 -673Q293 -673 342 -632Q391 -591 414 -512Q438 -432 438 -319Q438 -198 413 -125Q388 -51 338 -19Q288 14 215 14ZM216 -365Q229 -365 239 -377Q249 -390 255 -412Q261 -434 261 -462Q261 -488 256 -509Q250 -530 241 -543Q231 -556 216 -556Q204 -556 195 -547Q187 -539 181 -525Q175 -511 172 -494Q170 -478 170 -461Q170 -435 175 -412Q181 -390 191 -377Q202 -365 216 -365Z',
  },
}

const CAP_HEIGHT = 660
/** Two 1s beside each other would touch without this gap, and 11 is the number that matters most here. */
const GAP_IN_ELEVEN = 34

export type Anchor = 'start' | 'middle' | 'end'

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

interface Setting {
  readonly placed: readonly { readonly glyph: Glyph; readonly x: number }[]
  readonly width: number
}

/** Sets a number from ink edge to ink edge, without the side bearings at its two ends. */
function set(value: number): Setting {
  const placed: { glyph: Glyph; x: number }[] = []
  let x = 0
  let width = 0
  let previous = ''
  for (const digit of String(value)) {
    const glyph = GLYPHS[digit]
    if (!glyph) continue
    if (previous === '') x = -glyph.left
    else if (previous === '1' && digit === '1') x += GAP_IN_ELEVEN
    placed.push({ glyph, x })
    width = x + glyph.right
    x += glyph.advance
    previous = digit
  }
  return { placed, width }
}

export function numWidth(value: number, height: number): number {
  return (set(value).width * height) / CAP_HEIGHT
}

/** A number with its baseline at y; x is its left edge, middle or right edge, as the anchor says. */
export function num(
  value: number,
  height: number,
  x: number,
  y: number,
  fill: string,
  anchor: Anchor = 'middle',
): string {
  const { placed, width } = set(value)
  const scale = height / CAP_HEIGHT
  const shift = anchor === 'middle' ? (width * scale) / 2 : anchor === 'end' ? width * scale : 0
  const paths = placed.map(({ glyph, x: at }) => `<path transform="translate(${at})" d="${glyph.outline}"/>`)
  const place = `translate(${round(x - shift, 1)} ${round(y, 1)}) scale(${round(scale, 4)})`
  return `<g fill="${fill}" transform="${place}">${paths.join('')}</g>`
}
