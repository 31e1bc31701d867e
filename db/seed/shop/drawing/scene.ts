import { DRAWINGS, type DrawingName } from "./objects/index.ts";
import { area, box, disc, line, moved, times, tone } from "./shapes.ts";

type Placed = { name: DrawingName; main: string; second: string; x?: number; scale?: number };

export type Scene = {
	/** All of them stand, hang or lie as the first one does. */
	objects: [Placed, ...Placed[]];
	/** The wall, or the ground of what is seen from above. */
	wall: string;
	floor: string;
	/** What stands in the room behind it. */
	room: "window" | "arch" | "sun" | "plain";
	view: "whole" | "close";
	/** Width and height of the drawing in pixels. */
	size: number;
};

const ROOMS: Record<Scene["room"], (wall: string) => string> = {
	window: () =>
		`<g opacity=".34">${times(4, (at) => area(`M${40 + (at % 2) * 76} ${34 + Math.floor(at / 2) * 104}l66 22v88l-66-22z`, "#ffffff"))}</g>`,
	arch: (wall) =>
		area("M70 290V170a130 130 0 0 1 260 0v120z", tone(wall, -0.07)) +
		area("M86 290V174a116 116 0 0 1 230 0v116z", tone(wall, 0.28)),
	sun: (wall) => disc(214, 166, 128, tone(wall, 0.4)),
	plain: () => "",
};

/** A product as a simple, flat, lit scene: light from the left, a soft shadow to the right. */
export function drawScene(scene: Scene): string {
	const { place, focus = [200, 200] } = DRAWINGS[scene.objects[0].name];
	const object = scene.objects.map(set).join("");
	const isClose = scene.view === "close";
	const frame = isClose
		? `<g transform="translate(200 205) scale(1.75) translate(${-focus[0]} ${-focus[1]})">`
		: place === "stand"
			? '<g transform="translate(200 335) scale(1.04) translate(-200 -330)">'
			: '<g transform="translate(200 200) scale(.98) translate(-200 -200)">';
	const cast =
		place === "stand"
			? '<g transform="translate(0 328) skewX(-38) scale(1 -.26) translate(0 -328)" filter="url(#cast)"><use href="#object"/></g><ellipse cx="204" cy="330" rx="124" ry="15" fill="url(#contact)"/>'
			: `<g transform="translate(${place === "lie" ? "9 12" : "15 18"})" filter="url(#drop)"><use href="#object"/></g>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${scene.size}" height="${scene.size}">
<defs><g id="object">${object}</g>
<linearGradient id="wall" x2="1" y2="1"><stop stop-color="${tone(scene.wall, 0.3)}"/><stop offset="1" stop-color="${tone(scene.wall, -0.09)}"/></linearGradient>
<linearGradient id="floor" x2="1" y2=".6"><stop stop-color="${tone(scene.floor, 0.22)}"/><stop offset="1" stop-color="${tone(scene.floor, -0.1)}"/></linearGradient>
<linearGradient id="light" x2="1" y2=".35"><stop offset=".15" stop-color="#fff8e6" stop-opacity=".26"/><stop offset=".5" stop-color="#fff8e6" stop-opacity="0"/><stop offset=".9" stop-color="#2a1420" stop-opacity=".3"/></linearGradient>
<filter id="cast" x="-6%" y="-10%" width="112%" height="120%">${shadow(0.3, 4)}</filter>
<filter id="drop" x="-10%" y="-10%" width="120%" height="120%">${shadow(0.26, 6)}</filter>
<radialGradient id="contact"><stop offset=".3" stop-color="#2a1a16" stop-opacity=".4"/><stop offset="1" stop-color="#2a1a16" stop-opacity="0"/></radialGradient>
<mask id="shape" mask-type="alpha"><use href="#object"/></mask></defs>
${ground(scene, place)}${frame}${cast}<use href="#object"/><rect x="-100" y="-100" width="600" height="600" fill="url(#light)" mask="url(#shape)"/></g></svg>`;
}

/** Made smaller towards where it stands or hangs from. */
function set({ name, main, second, x = 200, scale = 1 }: Placed): string {
	const drawing = DRAWINGS[name];
	const y = { stand: 330, hang: 60, lie: 200 }[drawing.place];
	return moved(drawing.draw(main, second), x - 200 * scale, y - y * scale, scale);
}

function ground(scene: Scene, place: "stand" | "hang" | "lie"): string {
	if (place === "lie") {
		const boards = times(5, (at) =>
			line(`M-10 ${60 + at * 78}L410 ${40 + at * 78}`, tone(scene.floor, -0.1), 2),
		);
		return (
			box(0, 0, 400, 400, scene.room === "plain" ? "url(#wall)" : "url(#floor)") +
			(scene.room === "plain" ? "" : boards)
		);
	}
	const room = scene.view === "close" && scene.room === "window" ? "plain" : scene.room;
	const wall = box(0, 0, 400, 400, "url(#wall)") + ROOMS[room](scene.wall);
	if (place === "hang") return wall;
	const edge = scene.view === "close" ? 330 : 290;
	return `${wall}${box(0, edge, 400, 400 - edge, "url(#floor)")}${box(0, edge, 400, 3, tone(scene.floor, 0.4))}`;
}

const shadow = (darkness: number, blur: number) =>
	`<feColorMatrix values="0 0 0 0 .16 0 0 0 0 .1 0 0 0 0 .12 0 0 0 ${darkness} 0"/><feGaussianBlur stdDeviation="${blur}"/>`;
