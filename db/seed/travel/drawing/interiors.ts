import { area, box, disc, line, oval, times, tone } from "../../shop/drawing/shapes.ts";
import type { Drawing, Inside } from "./drawing.ts";
import { bush, drawLand, palm } from "./lands.ts";
import { sky, windowOn } from "./windows.ts";

export const drawInside = (inside: Inside, drawing: Drawing): string => INSIDES[inside](drawing);

export const lamp = (x: number, y: number, shade: string): string =>
	disc(x, y + 40, 130, "url(#glow)").replace("/>", ' opacity=".55"/>') +
	line(`M${x} 0V${y}`, "#4a423d", 3) +
	area(`M${x - 34} ${y + 40}q0 -44 34 -44t34 44z`, shade);

export const plant = (x: number, y: number, size: number): string =>
	times(7, (at) => {
		const dx = (at - 3) * size * 0.24;
		const top = y - size * (1.5 - Math.abs(at - 3) * 0.18);
		return area(
			`M${x} ${y - size * 0.4}Q${x + dx * 0.2 - 10} ${top + 20} ${x + dx} ${top}Q${x + dx * 0.9 + 8} ${top + 30} ${x} ${y - size * 0.4}z`,
			tone("#4c7d58", at % 2 ? 0.14 : -0.1),
		);
	}) +
	area(
		`M${x - size * 0.26} ${y - size * 0.45}h${size * 0.52}l${-size * 0.08} ${size * 0.45}h${-size * 0.36}z`,
		"#c98a5e",
	);

const chair = (x: number, y: number, cloth: string, wood: string): string =>
	line(`M${x - 30} ${y}v-44M${x + 30} ${y}v-44`, wood, 7) +
	box(x - 38, y - 60, 76, 22, cloth, 8) +
	box(x - 36, y - 128, 72, 66, tone(cloth, -0.12), 12);

const wallAndFloor = (wall: string, floor: string, y = 430): string =>
	box(0, 0, 800, y, wall) + box(0, y, 800, 600 - y, floor) + box(0, y - 12, 800, 12, tone(wall, 0.4));

const lounger = (x: number, y: number, cloth: string): string =>
	oval(x + 46, y + 8, 74, 8, "#2a1a16").replace("/>", ' opacity=".2"/>') +
	area(`M${x - 20} ${y - 10}h96l10 14h-104z`, cloth) +
	area(`M${x - 20} ${y - 10}l-34 -44h20l34 44z`, tone(cloth, -0.1)) +
	line(`M${x - 8} ${y + 2}v12M${x + 70} ${y + 2}v12`, "#7d6248", 6);

const INSIDES: Record<Inside, (drawing: Drawing) => string> = {
	pool: (drawing) => {
		const { palette, land } = drawing.scene;
		const water = drawing.light.isDim ? "#3f8fa8" : "#58bcc9";
		return (
			sky(drawing) +
			drawLand(drawing, { far: true }) +
			box(0, 396, 800, 204, "#e6dac2") +
			box(0, 380, 800, 20, tone(palette.house, 0.1)) +
			area("M150 420H690L800 560V600H20V560z", "#f6efe0") +
			area("M176 432H668L776 580H44z", water) +
			times(12, (at) =>
				line(`M${140 + ((at * 97) % 480)} ${452 + at * 10}q20 -8 40 0t40 0`, "#ffffff", 3).replace(
					"/>",
					' opacity=".5"/>',
				),
			) +
			[40, 640].map((x) => lounger(x + 40, 420, palette.textile)).join("") +
			line("M112 420V282", "#7d6248", 5) +
			area("M30 306q82 -84 164 0z", "#fbf5e8") +
			area("M86 266q26 -24 52 0l-4 40h-44z", palette.textile) +
			(land.kind === "mountains" || land.kind === "skyline"
				? bush(760, 430, 60, "#5a8f60") + bush(600, 404, 40, "#5a8f60")
				: palm(740, 430, 230) + bush(600, 408, 40, "#5a8f60"))
		);
	},
	lobby: (drawing) => {
		const { palette, house } = drawing.scene;
		const wood = house === "tower" ? "#5d544e" : "#8a6446";
		return (
			wallAndFloor(tone(palette.wall, -0.04), tone(wood, 0.34)) +
			windowOn(drawing, {
				x: 70,
				y: 90,
				width: 210,
				height: 270,
				frame: "#fbf6ec",
				isArched: house !== "tower",
			}) +
			area("M60 600L160 436h260l120 164z", tone(palette.textile, 0.3)) +
			times(10, (at) =>
				box(470 + (at % 5) * 54, 130 + Math.floor(at / 5) * 64, 36, 44, tone(wood, at % 2 ? -0.1 : 0.1), 3),
			) +
			times(10, (at) => disc(488 + (at % 5) * 54, 152 + Math.floor(at / 5) * 64, 6, "#e7c873")) +
			box(440, 330, 330, 16, tone(wood, -0.3), 4) +
			box(456, 346, 298, 134, wood) +
			times(7, (at) => box(470 + at * 40, 360, 28, 106, tone(wood, -0.12), 3)) +
			area("M610 330v-34h60v34z", "#3a3f45") +
			oval(520, 326, 22, 7, "#e7c873") +
			area("M502 324q18 -34 36 0z", "#e7c873") +
			lamp(540, 66, palette.accent) +
			lamp(680, 66, palette.accent) +
			box(110, 446, 210, 54, palette.textile, 16) +
			box(96, 410, 238, 60, tone(palette.textile, -0.12), 18) +
			box(130, 424, 60, 42, tone(palette.accent, 0.45), 8) +
			plant(396, 500, 86)
		);
	},
	table: (drawing) => {
		const { palette } = drawing.scene;
		const wood = "#9a7350";
		const plate = (x: number, y: number, on: string) =>
			oval(x, y, 62, 17, "#ffffff") + oval(x, y - 1, 42, 10, tone(palette.textile, 0.7)) + on;
		return (
			wallAndFloor(palette.wall, tone(wood, 0.2)) +
			windowOn(drawing, { x: 250, y: 50, width: 300, height: 260, frame: "#fbf6ec" }) +
			area("M226 40h70q6 150 -34 280h-36z", palette.textile) +
			area("M574 40h-70q-6 150 34 280h36z", palette.textile) +
			chair(150, 470, palette.textile, wood) +
			chair(650, 470, palette.textile, wood) +
			area("M120 430H680L760 520H40z", tone(wood, 0.16)) +
			box(40, 520, 720, 24, tone(wood, -0.16)) +
			box(90, 544, 26, 56, tone(wood, -0.3)) +
			box(684, 544, 26, 56, tone(wood, -0.3)) +
			plate(250, 486, area("M216 482q34 -36 68 0z", "#d9a35c") + line("M232 472q18 -14 36 0", "#f0cd90", 4)) +
			plate(
				540,
				486,
				disc(526, 476, 12, "#d8533f") + disc(548, 474, 13, "#e8b34a") + disc(562, 480, 9, "#6a8f4f"),
			) +
			area("M380 488v-58h46v58q-23 10 -46 0z", "#f4efe4") +
			line("M426 444q24 4 20 24t-22 10", "#f4efe4", 7) +
			oval(403, 430, 23, 7, "#6b4a35") +
			area("M446 456h22l-3 34h-16z", "#f0a63c") +
			area("M334 490v-30h30v30z", "#ffffff") +
			area("M392 330h20l8 88h-36z", tone(palette.accent, 0.2)) +
			times(9, (at) =>
				disc(
					402 + Math.cos(at) * 30,
					316 + Math.sin(at * 1.7) * 26,
					13,
					at % 3 ? tone(palette.accent, 0.5) : "#6b9366",
				),
			) +
			lamp(400, 4, palette.accent)
		);
	},
	garden: (drawing) => {
		const { palette, land, house } = drawing.scene;
		const leaf = land.kind === "temples" ? "#7f9a52" : "#5a8f60";
		return (
			sky(drawing) +
			drawLand(drawing, { far: true }) +
			box(0, 400, 800, 200, tone(leaf, 0.25)) +
			times(9, (at) =>
				bush(at * 100, 424, 64 + drawing.random() * 26, tone(leaf, drawing.random() * 0.3 - 0.15)),
			) +
			area("M330 600Q420 520 380 470T430 424h34Q420 470 480 510T540 600z", "#e8dcc2") +
			times(16, (at) =>
				disc(
					40 + ((at * 131) % 730),
					440 + ((at * 47) % 130),
					7,
					["#e0708a", "#f3c55b", "#ffffff", palette.textile][at % 4] ?? "#ffffff",
				),
			) +
			(house === "ryokan"
				? area("M600 560h70l-12 -30h-46z", "#8f8a86") +
					box(622, 470, 26, 60, "#9b9692") +
					area("M584 474q51 -48 102 0z", "#7d7975") +
					oval(180, 540, 120, 34, "#7fb0b8") +
					oval(120, 530, 34, 20, "#8f8a86")
				: box(590, 470, 130, 12, "#8a6446", 4) +
					line("M604 482v70M706 482v70", "#8a6446", 9) +
					[560, 750]
						.map(
							(x) =>
								line(`M${x - 18} 556v-46M${x + 18} 556v-46`, "#8a6446", 5) +
								box(x - 26, 496, 52, 16, palette.textile, 6),
						)
						.join("") +
					area("M632 470v-30h20v30z", "#b9dbe0") +
					disc(642, 432, 15, "#e0708a")) +
			line("M90 600C110 500 80 430 130 330", "#6b4f3a", 18) +
			times(9, (at) =>
				disc(60 + ((at * 53) % 170), 270 + ((at * 37) % 100), 44, tone(leaf, at % 2 ? -0.14 : 0.06)),
			) +
			(land.kind === "desert" || land.kind === "coast"
				? times(9, (at) => disc(56 + ((at * 61) % 170), 266 + ((at * 43) % 110), 9, "#f0a03c"))
				: "")
		);
	},
};
