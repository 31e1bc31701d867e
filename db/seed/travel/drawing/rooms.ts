import { area, box, disc, line, moved, oval, times, tone } from "../../shop/drawing/shapes.ts";
import type { Drawing } from "./drawing.ts";
import { lamp, plant } from "./interiors.ts";
import { windowOn } from "./windows.ts";

const PILLOW = "#fbf8f1";

/** A bed seen from its foot, `width` wide, standing on y = 540. */
function bed(x: number, width: number, cloth: string, wood: string): string {
	const pillows = width > 170 ? 2 : 1;
	const each = (width - 30) / pillows;
	return (
		oval(x + width / 2, 544, width * 0.6, 14, "#2a1a16").replace("/>", ' opacity=".22"/>') +
		box(x - 12, 276, width + 24, 180, wood, 14) +
		box(x, 290, width, 120, tone(wood, 0.14), 8) +
		area(`M${x} 388h${width}l26 150H${x - 26}z`, PILLOW) +
		times(
			pillows,
			(at) =>
				box(x + 14 + at * each, 352, each - 10, 52, "#ffffff", 18) +
				box(x + 26 + at * each, 378, each - 34, 40, tone(cloth, 0.55), 14),
		) +
		area(`M${x - 10} 452h${width + 20}l16 92H${x - 26}z`, cloth) +
		area(`M${x - 10} 452h${width + 20}l4 20H${x - 14}z`, tone(cloth, 0.3)) +
		times(4, (at) =>
			line(`M${x - 14 - at * 2} ${492 + at * 13}h${width + 28 + at * 4}`, tone(cloth, -0.12), 2),
		)
	);
}

const table = (x: number, wood: string, shade: string): string =>
	box(x - 34, 438, 68, 12, wood, 3) +
	line(`M${x - 26} 450v86M${x + 26} 450v86`, wood, 7) +
	disc(x, 386, 78, "url(#glow)").replace("/>", ' opacity=".7"/>') +
	line(`M${x} 438v-36`, "#4a423d", 5) +
	area(`M${x - 28} 404l10 -42h36l10 42z`, shade);

const bunk = (x: number, cloth: string, wood: string): string =>
	box(x - 8, 210, 12, 330, wood) +
	box(x + 252, 210, 12, 330, wood) +
	[300, 460]
		.map(
			(y) =>
				box(x, y, 256, 22, tone(wood, -0.1)) +
				box(x + 6, y - 28, 244, 30, PILLOW, 8) +
				box(x + 12, y - 48, 62, 28, "#ffffff", 12) +
				box(x + 82, y - 34, 168, 36, cloth, 8),
		)
		.join("") +
	line(`M${x + 196} 540V250M${x + 236} 540V250`, tone(wood, -0.25), 6) +
	times(6, (at) => line(`M${x + 196} ${290 + at * 42}h40`, tone(wood, -0.25), 5));

const futon = (x: number, cloth: string): string =>
	oval(x + 90, 530, 130, 12, "#2a1a16").replace("/>", ' opacity=".18"/>') +
	area(`M${x} 470h180l24 62H${x - 24}z`, "#ffffff") +
	box(x + 50, 450, 80, 30, "#fdf8ec", 12) +
	area(`M${x - 8} 488h196l16 44H${x - 24}z`, cloth);

/** A room with its bed, a window on the place, and a few things of the hotel's colours. */
export function drawRoom(drawing: Drawing): string {
	const { random, scene } = drawing;
	const { palette, bed: kind, house } = scene;
	const wood = ["#8a6446", "#a97f58", "#6b4f3d", "#c19a6f"][Math.floor(random() * 4)] ?? "#8a6446";
	const cloth = random() < 0.65 ? palette.textile : palette.accent;
	const wall = tone(palette.wall, random() * 0.3 - 0.08);
	const floor = kind === "futon" ? "#d5c794" : tone(wood, 0.36);
	const isLeft = random() < 0.5;
	const isArched = house === "riad" || (house === "villa" && random() < 0.5);
	const pane = {
		x: isLeft ? 40 : 540,
		y: 96,
		width: 220,
		height: kind === "futon" ? 330 : 290,
		frame: kind === "futon" ? "#5b4636" : "#fdf9f0",
		isArched,
	};
	const curtain = (x: number) => area(`M${x} 76h44q-12 170 6 370h-56q14 -190 6 -370z`, tone(cloth, 0.35));
	const picture = isLeft ? 620 : 90;
	return (
		box(0, 0, 800, 440, wall) +
		(random() < 0.4 ? box(0, 300, 800, 140, tone(wall, -0.1)) : "") +
		box(0, 440, 800, 160, floor) +
		times(kind === "futon" ? 6 : 9, (at) =>
			line(`M${at * 130 - 120} 600L${at * 100 - 40} 440`, tone(floor, -0.12), 2),
		) +
		box(0, 430, 800, 12, tone(wall, 0.45)) +
		windowOn(drawing, pane) +
		(kind === "futon" || isArched ? "" : curtain(pane.x - 34) + curtain(pane.x + pane.width - 6)) +
		area(`M${pane.x + 30} 600L${pane.x + 60} 446h150L${pane.x + 320} 600z`, "#fff6dd").replace(
			"/>",
			' opacity=".3"/>',
		) +
		beds(drawing, { kind, cloth, wood, isLeft }) +
		(random() < 0.6 && kind !== "bunk"
			? box(picture, 130, 110, 84, "#fdfaf2", 2) +
				box(picture + 9, 139, 92, 66, tone(palette.accent, 0.5)) +
				disc(picture + 66, 164, 15, "#f6d27a") +
				area(`M${picture + 9} 205l34 -36l26 26l16 -12l16 22z`, palette.accent)
			: "") +
		(random() < 0.5 ? plant(isLeft ? 760 : 40, 560, 96) : lamp(isLeft ? 560 : 240, 90, palette.accent)) +
		oval(400, 574, 250, 20, tone(cloth, 0.4)).replace("/>", ' opacity=".7"/>')
	);
}

type Beds = { kind: Drawing["scene"]["bed"]; cloth: string; wood: string; isLeft: boolean };

function beds({ scene: { palette } }: Drawing, { kind, cloth, wood, isLeft }: Beds): string {
	const x = isLeft ? 330 : 190;
	if (kind === "bunk")
		return bunk(isLeft ? 420 : 110, cloth, wood) + table(isLeft ? 350 : 440, wood, palette.accent);
	if (kind === "futon")
		return (
			futon(isLeft ? 330 : 110, cloth) +
			futon(isLeft ? 560 : 340, cloth) +
			box(x + 20, 300, 130, 10, "#5b4636") +
			moved(plant(0, 0, 44), x + 84, 300)
		);
	if (kind === "twin")
		return bed(x, 130, cloth, wood) + bed(x + 210, 130, cloth, wood) + table(x + 170, wood, palette.accent);
	return (
		bed(x, 260, cloth, wood) + table(x - 62, wood, palette.accent) + table(x + 322, wood, palette.accent)
	);
}

/** Its bathroom: tiles, a mirror over the basin, a tub. */
export function drawBathroom(drawing: Drawing): string {
	const { palette, house } = drawing.scene;
	const tile = tone(palette.accent, 0.55);
	return (
		box(0, 0, 800, 450, tone(palette.wall, 0.2)) +
		box(0, 190, 800, 260, tile) +
		times(12, (at) => line(`M${at * 72} 190v260`, tone(tile, 0.4), 2)) +
		times(5, (at) => line(`M0 ${190 + at * 58}h800`, tone(tile, 0.4), 2)) +
		box(0, 450, 800, 150, "#d8cdbd") +
		windowOn(drawing, {
			x: 470,
			y: 70,
			width: 230,
			height: 210,
			frame: "#fdf9f0",
			isArched: house === "riad",
		}) +
		oval(600, 566, 190, 14, "#2a1a16").replace("/>", ' opacity=".2"/>') +
		area("M410 400h370q-4 150 -60 160H470q-56 -10 -60 -160z", "#ffffff") +
		area("M410 400h370v16H410z", "#e9e6df") +
		area("M690 400v-70q0 -24 -26 -24h-14v12h10q14 0 14 14v68z", "#b8a26a") +
		oval(180, 170, 88, 108, "#c9a96a") +
		oval(180, 170, 78, 98, "#dfeaec") +
		area("M140 230L210 90l20 14L160 250z", "#ffffff").replace("/>", ' opacity=".5"/>') +
		box(60, 360, 250, 20, "#f6f1e6", 4) +
		area("M110 360q0 -34 70 -34t70 34z", "#ffffff") +
		box(76, 380, 218, 150, "#8a6446") +
		box(88, 396, 92, 118, "#9b7553", 4) +
		box(190, 396, 92, 118, "#9b7553", 4) +
		box(330, 300, 52, 150, palette.textile, 4) +
		box(324, 294, 64, 8, "#b8a26a", 4) +
		plant(720, 402, 50)
	);
}
