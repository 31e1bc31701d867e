/** An SVG of 400 by 400 is put together from these; what stands on the ground stands at y = 330. */

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
	`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
	`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const disc = (cx: number, cy: number, r: number, fill: string): string => oval(cx, cy, r, r, fill);

export const area = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, colour: string, width: number): string =>
	`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (cx: number, cy: number, r: number, colour: string, width: number): string =>
	`<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const moved = (shapes: string, x: number, y: number, scale = 1): string =>
	`<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

export const turned = (shapes: string, degrees: number, x = 200, y = 200): string =>
	`<g transform="rotate(${degrees} ${x} ${y})">${shapes}</g>`;

/** The left half's shapes and their mirror image, around the middle. */
export const mirrored = (left: string): string =>
	`${left}<g transform="translate(400 0) scale(-1 1)">${left}</g>`;

export const times = (count: number, shape: (at: number) => string): string =>
	Array.from({ length: count }, (_, at) => shape(at)).join("");

/** A colour made lighter (up to 1) or darker (down to -1), a little warm either way. */
export function tone(hex: string, amount: number): string {
	const towards = amount > 0 ? [255, 250, 240] : [38, 22, 30];
	const parts = [1, 3, 5].map((at, index) => {
		const part = Number.parseInt(hex.slice(at, at + 2), 16);
		return Math.round(part + ((towards[index] ?? 0) - part) * Math.abs(amount));
	});
	return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
