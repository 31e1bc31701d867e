import { area, box, disc, line, oval, times, tone } from "../../shop/drawing/shapes.ts";
import type { Drawing } from "./drawing.ts";

type Draw = (drawing: Drawing) => string;

/** A place from afar; `far`: as what stands behind something else, without a foreground. */
export function drawLand(drawing: Drawing, { far }: { far: boolean }): string {
	const { behind, before } = LANDS[drawing.scene.land.kind];
	return behind(drawing) + (far ? "" : before(drawing));
}

/** A line of hills or peaks from left to right, filled to the bottom. */
function ridge(
	random: () => number,
	of: { y: number; rise: number; step: number; fill: string; isSharp?: boolean },
): string {
	let path = `M-20 600V${of.y}`;
	let isUp = random() < 0.5;
	for (let x = -20; x <= 820; x += of.step) {
		const y = of.y - (isUp ? of.rise * (0.55 + random() * 0.45) : of.rise * random() * 0.3);
		path += of.isSharp
			? `L${x + of.step * (0.3 + random() * 0.4)} ${y}`
			: `S${x + of.step * 0.4} ${y} ${x + of.step} ${(y + of.y) / 2}`;
		isUp = !isUp;
	}
	return area(`${path}L840 ${of.y}V600z`, of.fill);
}

/** Houses side by side with lit windows, seen across a distance. */
function roofs(
	{ random, light }: Drawing,
	of: { y: number; high: number; wide: number; fills: string[] },
): string {
	let shapes = "";
	for (let x = -30; x < 820; ) {
		const width = of.wide * (0.6 + random() * 0.8);
		const height = of.high * (0.3 + random() ** 2 * 0.9);
		const fill = of.fills[Math.floor(random() * of.fills.length)] ?? "#888888";
		shapes += box(x, of.y - height, width + 1, 620 - of.y + height, fill);
		for (let y = of.y - height + 12; y < of.y - 6; y += 19)
			for (let at = x + 8; at < x + width - 9; at += 15)
				if (random() < 0.5)
					shapes += box(at, y, 6, 9, light.isDim && random() < 0.6 ? light.lamp : tone(fill, -0.2));
		x += width;
	}
	return shapes;
}

const sea = (y: number, { random, light, scene }: Drawing): string =>
	box(0, y, 800, 600 - y, scene.land.light === "dusk" ? "#56759c" : "#3f9cb4") +
	box(0, y, 800, 40, light.sky[1]).replace("/>", ' opacity=".35"/>') +
	times(26, () => {
		const at = y + 8 + random() ** 1.5 * (560 - y);
		return line(`M${random() * 800} ${at}h${20 + random() * 70}`, "#ffffff", 2).replace(
			"/>",
			' opacity=".3"/>',
		);
	});

export function palm(x: number, y: number, height: number, leaf = "#3d7a52"): string {
	const [tx, ty] = [x + height * 0.12, y - height];
	const fronds = times(7, (at) => {
		const turn = -200 + at * 37;
		const dx = Math.cos((turn * Math.PI) / 180) * height * 0.42;
		const dy = Math.sin((turn * Math.PI) / 180) * height * 0.22;
		return area(
			`M${tx} ${ty}q${dx * 0.5} ${dy - height * 0.14} ${dx} ${dy + height * 0.12}q${-dx * 0.5} ${-dy * 0.3 - height * 0.1} ${-dx} ${-dy - height * 0.12}`,
			tone(leaf, at % 2 ? 0.1 : -0.12),
		);
	});
	return (
		line(`M${x} ${y}Q${x - height * 0.06} ${y - height * 0.6} ${tx} ${ty}`, "#8a6a4b", height * 0.05) + fronds
	);
}

export const fir = (x: number, y: number, height: number, fill: string): string =>
	times(3, (at) => {
		const top = y - height + at * height * 0.24;
		const half = height * (0.14 + at * 0.07);
		return area(`M${x} ${top}l${half} ${height * 0.42}h${-2 * half}z`, tone(fill, at * 0.07 - 0.05));
	}) + box(x - 3, y - height * 0.12, 6, height * 0.12, "#6b4f3a");

export const bush = (x: number, y: number, size: number, fill: string): string =>
	oval(x, y - size * 0.5, size, size * 0.6, tone(fill, -0.1)) +
	oval(x - size * 0.25, y - size * 0.65, size * 0.6, size * 0.42, tone(fill, 0.12));

const sand = (drawing: Drawing) =>
	area("M0 600V500Q220 450 430 500T800 480V600z", "#ecd9b0") +
	area("M0 506Q220 456 430 506T800 486v-10Q640 450 430 496T0 496z", "#ffffff").replace(
		"/>",
		' opacity=".6"/>',
	) +
	palm(90, 560, 250) +
	palm(170, 590, 190, "#4c8a58") +
	times(3, (at) => {
		const x = 360 + at * 130 + drawing.random() * 30;
		const cloth = at % 2 ? "#f3efe4" : drawing.scene.palette.textile;
		return (
			line(`M${x} 562V486`, "#8a6a4b", 4) +
			area(`M${x - 52} 500q52 -54 104 0z`, cloth) +
			oval(x + 20, 566, 52, 7, "#d4bd8d")
		);
	});

const LANDS: Record<Drawing["scene"]["land"]["kind"], { behind: Draw; before: Draw }> = {
	skyline: {
		behind: (drawing) => {
			const isDim = drawing.light.isDim;
			const [far, near] = isDim ? ["#7d7398", "#4c4a6b"] : ["#a9c0cc", "#7f98a6"];
			return (
				roofs(drawing, { y: 430, high: 300, wide: 62, fills: [far, tone(far, 0.12)] }) +
				roofs(drawing, { y: 470, high: 230, wide: 82, fills: [near, tone(near, 0.1), tone(near, -0.12)] })
			);
		},
		before: (drawing) =>
			sea(462, drawing) +
			line("M-20 420Q200 470 330 330Q520 500 820 400", "#3a3a52", 5) +
			box(318, 300, 26, 200, "#3a3a52") +
			line("M-20 470H820", "#3a3a52", 9),
	},
	coast: {
		behind: (drawing) => {
			const hill = drawing.light.isDim ? "#6c6a86" : "#8aa59a";
			return (
				ridge(drawing.random, { y: 420, rise: 190, step: 190, fill: tone(hill, 0.25) }) +
				ridge(drawing.random, { y: 440, rise: 110, step: 150, fill: hill }) +
				roofs(drawing, { y: 446, high: 74, wide: 46, fills: ["#f0e3cf", "#e7c9a4", "#d98f6c", "#f6efe2"] })
			);
		},
		before: (drawing) => sea(440, drawing) + sand(drawing),
	},
	bay: {
		behind: (drawing) =>
			ridge(drawing.random, { y: 420, rise: 130, step: 160, fill: "#8fb0a4" }) +
			area("M470 440C500 320 520 190 570 190S640 330 690 440z", "#5c8470") +
			area("M570 190C545 220 520 330 505 440H470C500 320 520 190 570 190z", "#77a088") +
			area("M250 440Q330 330 400 360T520 440z", "#4f7a63") +
			roofs(drawing, { y: 452, high: 70, wide: 34, fills: ["#f5f1e6", "#e8dccb", "#cfd8d2"] }),
		before: (drawing) => sea(444, drawing) + sand(drawing),
	},
	mountains: {
		behind: (drawing) => {
			const { random } = drawing;
			const snow = (x: number, y: number, half: number) =>
				area(
					`M${x} ${y}l${half} ${half * 1.15}l${-half * 0.5} ${-half * 0.2}l${-half * 0.4} ${half * 0.35}l${-half * 0.5} ${-half * 0.4}l${-half * 0.6} ${half * 0.3}z`,
					"#ffffff",
				);
			const peaks = [60, 260, 430, 640].map((x) => ({ x: x + random() * 60, y: 110 + random() * 110 }));
			return (
				peaks
					.map(
						({ x, y }) =>
							area(`M${x} ${y}L${x + 260} 480H${x - 260}z`, "#8ea3b8") +
							area(`M${x} ${y}L${x + 260} 480H${x + 30}z`, "#74899f") +
							snow(x, y, 64),
					)
					.join("") +
				ridge(random, { y: 460, rise: 90, step: 130, fill: "#6f8f86" }) +
				ridge(random, { y: 490, rise: 60, step: 110, fill: "#54776a" })
			);
		},
		before: (drawing) =>
			box(0, 488, 800, 112, "#6aa3b8") +
			times(14, () =>
				line(`M${drawing.random() * 760} ${500 + drawing.random() * 90}h50`, "#ffffff", 2).replace(
					"/>",
					' opacity=".35"/>',
				),
			) +
			times(7, (at) =>
				fir(at < 4 ? 20 + at * 52 : 640 + (at - 4) * 58, 600, 130 + drawing.random() * 110, "#2f5a4a"),
			),
	},
	desert: {
		behind: (drawing) =>
			ridge(drawing.random, { y: 400, rise: 170, step: 140, fill: "#b59aa6", isSharp: true }) +
			roofs(drawing, { y: 450, high: 90, wide: 60, fills: ["#d08a64", "#c67c58", "#dda079"] }) +
			box(560, 200, 58, 260, "#cf8a63") +
			box(572, 160, 34, 44, "#cf8a63") +
			disc(589, 152, 14, "#b76f4e") +
			times(5, (at) => box(578, 226 + at * 40, 22, 16, "#a45f42")),
		before: (drawing) =>
			ridge(drawing.random, { y: 520, rise: 40, step: 260, fill: "#e0a878" }) +
			palm(120, 590, 230, "#5d7f4a") +
			palm(200, 600, 170, "#6f8f58") +
			palm(690, 596, 210, "#5d7f4a"),
	},
	temples: {
		behind: (drawing) => {
			const tier = (y: number, half: number) =>
				area(
					`M${570 - half} ${y}q${half * 0.5} -8 ${half * 0.7} -34h${half * 0.6}q${half * 0.2} 26 ${half * 0.7} 34z`,
					"#4a4550",
				) + box(570 - half * 0.52, y, half * 1.04, 30, "#a6534a");
			return (
				ridge(drawing.random, { y: 400, rise: 120, step: 170, fill: "#a9bccb" }) +
				ridge(drawing.random, { y: 440, rise: 90, step: 140, fill: "#8aa598" }) +
				[0, 1, 2, 3].map((at) => tier(250 + at * 58, 74 + at * 16)).join("") +
				line("M570 216V170", "#4a4550", 5) +
				roofs(drawing, { y: 486, high: 44, wide: 74, fills: ["#6d6468", "#7b7074", "#8a7a70"] })
			);
		},
		before: (drawing) =>
			box(0, 480, 800, 120, "#8fb3b5") +
			times(10, () =>
				line(`M${drawing.random() * 760} ${500 + drawing.random() * 90}h60`, "#ffffff", 2).replace(
					"/>",
					' opacity=".35"/>',
				),
			) +
			line("M120 600C150 480 90 420 200 330", "#5b4037", 16) +
			times(22, () =>
				disc(
					60 + drawing.random() * 270,
					220 + drawing.random() * 150,
					18 + drawing.random() * 22,
					drawing.random() < 0.5 ? "#f4c3cf" : "#eba9bb",
				),
			),
	},
};
