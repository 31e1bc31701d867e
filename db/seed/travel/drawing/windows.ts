import { area, box, disc } from "../../shop/drawing/shapes.ts";
import type { Drawing } from "./drawing.ts";
import { drawLand } from "./lands.ts";

export function sky({ random, light }: Pick<Drawing, "random" | "light">): string {
	const x = 140 + random() * 520;
	const cloud = (cx: number, cy: number, size: number) =>
		`<g fill="#ffffff" opacity="${light.isDim ? 0.22 : 0.6}"><ellipse cx="${cx}" cy="${cy}" rx="${size}" ry="${size * 0.2}"/><ellipse cx="${cx - size * 0.2}" cy="${cy - size * 0.16}" rx="${size * 0.45}" ry="${size * 0.22}"/></g>`;
	return (
		box(0, 0, 800, 600, "url(#sky)") +
		disc(x, light.sunY, 190, "url(#glow)") +
		disc(x, light.sunY, 44, light.sun) +
		[0, 1, 2].map(() => cloud(random() * 800, 50 + random() * 140, 60 + random() * 70)).join("")
	);
}

/** A window on the land, with frame and light that falls from it. */
export function windowOn(
	drawing: Drawing,
	at: { x: number; y: number; width: number; height: number; frame: string; isArched?: boolean },
): string {
	const { x, y, width, height, frame, isArched } = at;
	const shape = isArched
		? `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}z`
		: `M${x} ${y}h${width}v${height}h${-width}z`;
	const scale = Math.max(width / 800, height / 480);
	const middle = x + width / 2;
	return `${area(shape, frame)}<clipPath id="pane${x}"><path d="${shape}"/></clipPath><g clip-path="url(#pane${x})"><g transform="translate(${x - (800 * scale - width) / 2} ${y - (480 * scale - height) / 2}) scale(${scale})">${sky(drawing)}${drawLand(drawing, { far: true })}</g></g><path d="${shape}M${middle} ${y}v${height}" fill="none" stroke="${frame}" stroke-width="9"/><path d="M${x} ${y + height * 0.42}h${width}" stroke="${frame}" stroke-width="5"/>`;
}
