import { area, box, disc, line, oval, times, tone } from "../../shop/drawing/shapes.ts";
import type { Drawing, House } from "./drawing.ts";
import { bush, fir, palm } from "./lands.ts";

type Front = { x: number; y: number; width: number; floors: number; columns: number };

const GROUND = 520;

/** A hotel from the street, with what grows before it. */
export function drawHouse(drawing: Drawing): string {
	const { house, land } = drawing.scene;
	const street =
		land.kind === "skyline" ? "#8d8a8c" : house === "chalet" || house === "lodge" ? "#9db58a" : "#d8c8a8";
	return (
		box(0, GROUND, 800, 80, street) +
		box(0, GROUND, 800, 10, tone(street, 0.35)) +
		oval(420, GROUND + 14, 330, 18, "#2a1a16").replace("/>", ' opacity=".22" filter="url(#soft)"/>') +
		HOUSES[house](drawing) +
		greenery(drawing)
	);
}

/** Walls with rows of windows, some of them lit. */
function front(
	{ random, light, scene }: Drawing,
	{ x, y, width, floors, columns }: Front,
	frame = "#ffffff",
): string {
	const { house, accent } = scene.palette;
	const [high, wide] = [(GROUND - y) / floors, width / columns];
	const shutters = scene.house === "townhouse" || scene.house === "villa" || scene.house === "chalet";
	return (
		box(x, y, width, GROUND - y, house) +
		box(x + width * 0.72, y, width * 0.28, GROUND - y, tone(house, -0.1)) +
		times((floors - 1) * columns, (at) => {
			const [wx, wy] = [
				x + (at % columns) * wide + wide * 0.28,
				y + Math.floor(at / columns) * high + high * 0.24,
			];
			const [w, h] = [wide * 0.44, high * 0.56];
			const pane = random() < (light.isDim ? 0.62 : 0.12) ? light.lamp : light.isDim ? "#4a5878" : "#9cc3d4";
			return (
				box(wx - 4, wy - 4, w + 8, h + 8, frame) +
				box(wx, wy, w, h, pane) +
				box(wx + w / 2 - 1.5, wy, 3, h, frame) +
				area(
					`M${wx} ${wy + h}L${wx + w * 0.5} ${wy}h${w * 0.2}L${wx + w * 0.2} ${wy + h}z`,
					"#ffffff",
				).replace("/>", ' opacity=".22"/>') +
				(shutters ? box(wx - 15, wy - 3, 10, h + 6, accent) + box(wx + w + 5, wy - 3, 10, h + 6, accent) : "")
			);
		})
	);
}

/** The ground floor: a door under an awning between shop windows, with a sign above. */
function entrance({ light, scene }: Drawing, { x, y, width, floors }: Front): string {
	const { accent, textile } = scene.palette;
	const high = (GROUND - y) / floors;
	const top = GROUND - high * 0.78;
	const middle = x + width / 2;
	const glass = light.isDim ? light.lamp : "#b9d3da";
	return (
		[x + width * 0.08, x + width * 0.68]
			.map(
				(at) =>
					box(at, top + 8, width * 0.24, high * 0.5, "#ffffff") +
					box(at + 5, top + 13, width * 0.24 - 10, high * 0.5 - 10, glass),
			)
			.join("") +
		box(middle - 34, top + 4, 68, GROUND - top - 4, tone(accent, -0.25)) +
		box(middle - 26, top + 14, 24, GROUND - top - 30, glass) +
		box(middle + 2, top + 14, 24, GROUND - top - 30, glass) +
		times(8, (at) =>
			area(`M${middle - 72 + at * 18} ${top - 12}h18l4 26h-22z`, at % 2 ? "#fbf6ea" : textile),
		) +
		box(middle - 84, top - 34, 168, 20, accent, 4) +
		times(7, (at) => box(middle - 60 + at * 18, top - 28, 10, 8, "#fdf3dc", 2)) +
		[-58, 58]
			.map(
				(dx) =>
					area(`M${middle + dx - 12} ${GROUND - 26}h24l-4 28h-16z`, "#b06a45") +
					disc(middle + dx, GROUND - 40, 19, "#4f7f57"),
			)
			.join("")
	);
}

const roof = (at: Front, height: number, over: number, fill: string) =>
	area(
		`M${at.x - over} ${at.y}L${at.x + at.width / 2} ${at.y - height}L${at.x + at.width + over} ${at.y}z`,
		fill,
	) +
	area(
		`M${at.x + at.width / 2} ${at.y - height}L${at.x + at.width + over} ${at.y}H${at.x + at.width * 0.62}z`,
		tone(fill, -0.16),
	);

const block =
	(at: Front, more: (drawing: Drawing, at: Front) => string, frame?: string) => (drawing: Drawing) =>
		front(drawing, at, frame) + more(drawing, at) + entrance(drawing, at);

const HOUSES: Record<House, (drawing: Drawing) => string> = {
	townhouse: block(
		{ x: 230, y: 190, width: 360, floors: 4, columns: 4 },
		({ scene }, at) =>
			box(at.x - 14, at.y - 12, at.width + 28, 16, tone(scene.palette.house, 0.4)) +
			area(`M${at.x} ${at.y - 12}l34 -56h${at.width - 68}l34 56z`, "#a5553f") +
			times(
				3,
				(n) =>
					box(at.x + 72 + n * 90, at.y - 56, 34, 40, "#f6efe2") +
					box(at.x + 78 + n * 90, at.y - 48, 22, 30, "#8fb4c4"),
			) +
			times(
				4,
				(n) =>
					line(`M${at.x + 14 + n * 90} ${at.y + 74}h62`, "#3a3a42", 3) +
					times(6, (bar) => line(`M${at.x + 16 + n * 90 + bar * 11} ${at.y + 74}v-18`, "#3a3a42", 1.6)),
			),
	),
	brick: block(
		{ x: 210, y: 130, width: 400, floors: 5, columns: 5 },
		({ scene }, at) =>
			times(60, (n) =>
				box(
					at.x + ((n * 67) % at.width),
					at.y + ((n * 41) % 370),
					14,
					5,
					tone(scene.palette.house, n % 2 ? -0.14 : 0.14),
				),
			) +
			box(at.x - 12, at.y - 18, at.width + 24, 24, tone(scene.palette.house, -0.3)) +
			line(`M${at.x + 86} ${at.y + 70}h150l-120 78h150l-120 78h150`, "#33302f", 4) +
			box(at.x + 300, at.y - 70, 46, 54, "#7a5b45", 4) +
			area(`M${at.x + 294} ${at.y - 70}l29 -26l29 26z`, "#5d4637"),
		"#efe6d8",
	),
	tower: block(
		{ x: 250, y: 60, width: 320, floors: 9, columns: 6 },
		({ scene }, at) =>
			box(at.x + 36, at.y - 26, at.width - 72, 26, tone(scene.palette.house, -0.2)) +
			box(at.x - 6, at.y - 6, at.width + 12, 10, tone(scene.palette.house, 0.4)) +
			times(8, (n) => box(at.x, at.y + 51 * (n + 1) - 4, at.width, 5, tone(scene.palette.house, 0.3))),
		"#eef2f2",
	),
	villa: block(
		{ x: 170, y: 290, width: 470, floors: 2, columns: 6 },
		({ scene }, at) =>
			box(at.x + 150, at.y - 96, 200, 100, scene.palette.house) +
			times(2, (n) => box(at.x + 180 + n * 84, at.y - 74, 52, 60, "#9cc3d4")) +
			area(`M${at.x + 132} ${at.y - 94}l30 -36h176l30 36z`, "#b4694c") +
			area(`M${at.x - 20} ${at.y + 4}l28 -34h${at.width - 16}l28 34z`, "#b4694c") +
			times(5, (n) => box(at.x + 10 + n * 110, at.y + 112, 10, 118, tone(scene.palette.house, 0.5))),
	),
	riad: block(
		{ x: 170, y: 210, width: 460, floors: 3, columns: 5 },
		({ scene, light }, at) =>
			times(12, (n) => box(at.x + n * 39, at.y - 18, 22, 20, scene.palette.house)) +
			box(at.x + at.width - 96, at.y - 110, 84, 112, scene.palette.house) +
			area(
				`M${at.x + at.width - 80} ${at.y - 20}v-40a26 26 0 0 1 52 0v40z`,
				light.isDim ? light.lamp : scene.palette.accent,
			) +
			area(`M${at.x + 150} ${GROUND}v-130a80 80 0 0 1 160 0v130z`, tone(scene.palette.house, 0.4)),
		"#f3e0c4",
	),
	ryokan: block(
		{ x: 150, y: 330, width: 500, floors: 2, columns: 7 },
		({ scene, light }, at) =>
			area(`M${at.x - 50} ${at.y + 6}q90 -14 130 -78h${at.width - 160}q40 64 130 78z`, "#3f4148") +
			box(at.x + 110, at.y - 132, at.width - 220, 64, light.isDim ? light.lamp : "#f1e8d2") +
			times(9, (n) => line(`M${at.x + 118 + n * 33} ${at.y - 132}v64`, scene.palette.house, 4)) +
			area(`M${at.x + 60} ${at.y - 128}q70 -12 100 -62h${at.width - 320}q30 50 100 62z`, "#4a4c54") +
			[-96, 96]
				.map(
					(dx) =>
						oval(at.x + at.width / 2 + dx, GROUND - 84, 15, 22, "#d9483b") +
						oval(at.x + at.width / 2 + dx, GROUND - 84, 6, 22, "#ee8a6a"),
				)
				.join(""),
		"#2f2723",
	),
	chalet: block(
		{ x: 220, y: 270, width: 380, floors: 3, columns: 4 },
		({ scene }, at) =>
			roof(at, 150, 60, "#5d4334") +
			area(
				`M${at.x + 40} ${at.y}L${at.x + at.width / 2} ${at.y - 112}L${at.x + at.width - 40} ${at.y}z`,
				tone(scene.palette.house, -0.08),
			) +
			times(2, (n) => box(at.x + 138 + n * 62, at.y - 46, 42, 42, "#9cc3d4")) +
			times(
				2,
				(n) =>
					box(at.x - 14, at.y + 72 + n * 84, at.width + 28, 9, "#6f4f3a") +
					times(24, (bar) => box(at.x - 10 + bar * 17, at.y + 56 + n * 84, 5, 18, "#6f4f3a")) +
					times(13, (f) => disc(at.x + f * 31, at.y + 56 + n * 84, 8, f % 2 ? "#c8443f" : "#e58a8a")),
			),
	),
	lodge: block(
		{ x: 130, y: 370, width: 540, floors: 2, columns: 7 },
		({ scene }, at) =>
			area(`M${at.x - 34} ${at.y + 6}l40 -64h${at.width - 12}l40 64z`, "#6a6f70") +
			times(4, (n) => box(at.x + 40 + n * 136, at.y + 84, 44, GROUND - at.y - 84, scene.palette.accent)) +
			box(80, 250, 12, 270, "#5c5f63") +
			box(36, 214, 100, 62, scene.palette.accent, 8) +
			times(4, (n) => box(52 + n * 18, 236, 11, 16, "#fdf3dc", 2)),
	),
};

function greenery({ random, scene: { land } }: Drawing): string {
	if (land.kind === "mountains")
		return [50, 120, 690, 760].map((x) => fir(x, 560, 170 + random() * 90, "#35604f")).join("");
	if (land.kind === "skyline" || land.kind === "temples") {
		const leaf = land.kind === "temples" ? "#d98a52" : "#7f9a5a";
		return [90, 720]
			.map(
				(x) =>
					line(`M${x} 566V430`, "#5f4b3c", 10) +
					disc(x, 390, 62, tone(leaf, -0.08)) +
					disc(x - 18, 372, 38, tone(leaf, 0.14)),
			)
			.join("");
	}
	return (
		palm(84, 572, 270) +
		palm(726, 580, 230, "#4c8a58") +
		[30, 150, 660, 780].map((x) => bush(x, 572, 44, "#5a8f60")).join("")
	);
}
