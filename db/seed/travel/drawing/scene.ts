import { seededRandom } from "../../random.ts";
import type { Drawing, Land, Light, Scene } from "./drawing.ts";
import { drawHouse } from "./houses.ts";
import { drawInside } from "./interiors.ts";
import { drawLand } from "./lands.ts";
import { drawBathroom, drawRoom } from "./rooms.ts";
import { sky } from "./windows.ts";

const LIGHTS: Record<Land["light"], Light> = {
	day: { sky: ["#6fb3dc", "#e6f3f4"], sun: "#fff6d8", sunY: 120, lamp: "#f3f6f4", isDim: false },
	dusk: { sky: ["#4a5a8f", "#f6b48a"], sun: "#ffdf9e", sunY: 300, lamp: "#ffdd94", isDim: true },
	dawn: { sky: ["#8fb3cf", "#fbdcc8"], sun: "#fff0d0", sunY: 230, lamp: "#fff0c9", isDim: false },
};

/** Shapes may name `url(#sky)`, `url(#glow)`, `url(#floor)` and the filter `soft`. */
export function drawScene(scene: Scene): string {
	const light = LIGHTS[scene.land.light];
	const random = seededRandom(scene.seed * 7_919 + 17);
	for (let at = 0; at < 8; at++) random();
	const drawing: Drawing = { random, light, scene };
	const [top, low] = light.sky;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="${scene.width}" height="${(scene.width * 3) / 4}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".72" stop-color="${low}"/></linearGradient>
<radialGradient id="glow"><stop stop-color="${light.sun}" stop-opacity=".9"/><stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient>
<linearGradient id="shade" x2="1" y2=".5"><stop stop-color="#fff8e6" stop-opacity=".22"/><stop offset=".5" stop-color="#fff8e6" stop-opacity="0"/><stop offset="1" stop-color="#2a1420" stop-opacity=".24"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
</defs>
${paint(drawing)}
<rect width="800" height="600" fill="url(#shade)"/></svg>`;
}

function paint(drawing: Drawing): string {
	const { shows } = drawing.scene;
	switch (shows) {
		case "house":
			return sky(drawing) + drawLand(drawing, { far: true }) + drawHouse(drawing);
		case "land":
			return sky(drawing) + drawLand(drawing, { far: false });
		case "room":
			return drawRoom(drawing);
		case "bathroom":
			return drawBathroom(drawing);
		default:
			return drawInside(shows, drawing);
	}
}
