import { area, box, disc, line, oval, times, tone, turned } from "../shapes.ts";
import type { Drawing } from "./drawing.ts";

const steam = (x: number, y: number) =>
	`<g opacity=".75">${line(`M${x} ${y}q-14-18 0-36t0-36`, "#ffffff", 6)}${line(`M${x + 28} ${y - 8}q-12-16 0-30t0-30`, "#ffffff", 5)}</g>`;

export const KITCHEN = {
	mug: {
		place: "stand",
		focus: [200, 240],
		draw: (main, second) =>
			steam(178, 170) +
			line("M258 226q52-6 46 36t-56 34", tone(main, -0.12), 17) +
			area("M122 196h146l-8 110q-2 24-26 24h-78q-24 0-26-24z", main) +
			area("M126.500 262h136.800l-3.200 44q-2 24-26 24h-78q-24 0-26-24z", second) +
			oval(195, 196, 73, 17, tone(main, 0.3)) +
			oval(195, 199, 62, 12, "#5b3a28") +
			oval(186, 197, 24, 4, "#8a5d3f") +
			line("M142 222l3 58", tone(main, 0.5), 7),
	},
	teapot: {
		place: "stand",
		focus: [200, 220],
		draw: (main, second) =>
			line("M270 210q66-22 58 42t-66 44", second, 13) +
			area("M128 236q-42-4-50-54l-18 4q4 80 74 96z", main) +
			area("M200 176c62 0 88 40 88 84 0 42-28 70-88 70s-88-28-88-70c0-44 26-84 88-84z", main) +
			oval(200, 180, 52, 13, tone(main, -0.18)) +
			area("M150 178c0-22 22-32 50-32s50 10 50 32c-24 10-76 10-100 0z", tone(main, 0.12)) +
			disc(200, 138, 15, second) +
			line("M136 240q8-34 34-46", tone(main, 0.5), 8) +
			oval(200, 327, 54, 6, tone(main, -0.3)),
	},
	bowls: {
		place: "stand",
		focus: [200, 250],
		draw: (main, second) =>
			area("M96 268h208q-4 62-76 62h-56q-72 0-76-62z", main) +
			oval(200, 268, 104, 16, tone(main, -0.2)) +
			area("M108 226h184q-6 54-66 54h-52q-60 0-66-54z", second) +
			oval(200, 226, 92, 15, tone(second, -0.2)) +
			area("M122 188h156q-6 46-56 46h-44q-50 0-56-46z", tone(main, 0.4)) +
			oval(200, 188, 78, 14, tone(main, 0.1)) +
			line("M112 288q8 22 28 30", tone(main, 0.5), 5) +
			line("M124 244q8 16 22 24", tone(second, 0.5), 5),
	},
	pan: {
		place: "lie",
		focus: [170, 200],
		draw: (main, second) =>
			turned(
				box(258, 186, 128, 28, second, 14) +
					disc(368, 200, 6, "#f4ead9") +
					box(246, 182, 34, 36, tone(main, -0.3), 8) +
					disc(160, 200, 116, tone(main, -0.22)) +
					disc(160, 200, 102, main) +
					disc(160, 200, 88, tone(main, -0.08)) +
					area("M118 172c22-22 60-24 84-2s18 62-12 74-58 10-76-12-16-42 4-60z", "#fffaf0") +
					disc(158, 198, 25, "#f6b73c") +
					disc(150, 190, 8, "#ffdf8a"),
				-28,
			),
	},
	carafe: {
		place: "stand",
		focus: [190, 220],
		draw: (main, second) =>
			area(
				"M158 92h60v66c0 34 44 58 44 110 0 40-16 60-74 60s-74-20-74-60c0-52 44-76 44-110z",
				`${tone(main, 0.55)}cc`,
			) +
			area("M122 232h132q8 18 8 36c0 40-16 60-74 60s-74-20-74-60q0-18 8-36z", `${main}cc`) +
			oval(188, 232, 66, 10, `${tone(main, 0.4)}`) +
			box(160, 66, 56, 38, second, 8) +
			line("M134 246q-6 36 8 60", "#ffffff", 6) +
			area("M274 256h66l-7 72h-52z", `${tone(main, 0.6)}dd`) +
			area("M276.600 282h60.800l-4.400 46h-52z", `${main}bb`) +
			oval(307, 256, 33, 6, tone(main, 0.75)),
	},
	board: {
		place: "lie",
		focus: [200, 220],
		draw: (main, second) =>
			turned(
				box(96, 92, 208, 262, main, 30) +
					box(172, 30, 56, 90, main, 24) +
					disc(200, 58, 12, tone(main, -0.45)) +
					line("M130 120v200M170 110v220M214 112v216M256 112v212", tone(main, -0.12), 3) +
					disc(168, 226, 44, "#f28c28") +
					disc(168, 226, 37, "#fbd08a") +
					times(8, (at) => turned(area("M168 226l-8-32h16z", "#f6a84a"), at * 45, 168, 226)) +
					disc(248, 266, 34, "#f28c28") +
					disc(240, 256, 9, "#ffc27a") +
					area("M250 234q12-22 32-16-6 18-32 16z", second),
				12,
			),
	},
	knife: {
		place: "lie",
		focus: [220, 170],
		draw: (main, second) =>
			turned(
				area("M60 196q86-42 196-38v58H96q-30 0-36-20z", main) +
					area("M62 198q90-12 194-8v26H96q-30 0-34-18z", tone(main, 0.5)) +
					box(252, 156, 16, 60, tone(main, -0.4), 3) +
					area("M268 162h92q22 4 16 30-6 20-30 18l-78 0z", second) +
					disc(292, 187, 5, "#e9dcc4") +
					disc(322, 187, 5, "#e9dcc4") +
					disc(350, 187, 5, "#e9dcc4"),
				-38,
				210,
				190,
			) + area("M112 300q30-30 60-6-14 34-60 6zM150 330q14-36 52-24-2 32-52 24z", "#7fa35b"),
	},
	mokaPot: {
		place: "stand",
		focus: [200, 210],
		draw: (main, second) =>
			steam(140, 112) +
			line("M256 152h44q10 0 8 12l-14 78", second, 15) +
			area("M148 220l-18-106 -26 6 6-16 46-6h94l10 0-12 122z", main) +
			area("M146 98h108l-14-16h-80z", tone(main, -0.18)) +
			disc(200, 74, 13, second) +
			box(142, 216, 116, 22, tone(main, -0.25), 4) +
			area("M148 238h104l26 92H122z", main) +
			area("M148 238h34l-20 92h-40z", tone(main, 0.35)) +
			area("M218 238h34l26 92h-40z", tone(main, -0.15)) +
			area("M156 104h28l4 112h-38z", tone(main, 0.35)) +
			disc(236, 262, 7, tone(main, -0.45)),
	},
	jars: {
		place: "stand",
		focus: [160, 240],
		draw: (main, second) =>
			times(3, (at) => {
				const [x, top, fill] = (
					[
						[88, 176, "#c98b4f"],
						[176, 216, "#8a9a5b"],
						[258, 252, "#d9a5a0"],
					] as const
				)[at] ?? [0, 0, main];
				const wide = 80 - at * 8;
				return (
					box(x, top, wide, 330 - top, `${tone(main, 0.5)}`, 14) +
					box(x + 6, top + 34, wide - 12, 290 - top, fill, 9) +
					box(x + 4, top - 22, wide - 8, 30, second, 7) +
					box(x + wide / 2 - 22, top + 62, 44, 26, "#fffaf0", 4) +
					line(`M${x + wide / 2 - 12} ${top + 75}h24`, "#8b7a68", 3) +
					line(`M${x + 10} ${top + 18}v${290 - top}`, "#ffffff", 4)
				);
			}),
	},
	apron: {
		place: "hang",
		focus: [200, 230],
		draw: (main, second) =>
			disc(200, 52, 7, "#6b4b36") +
			line("M160 104Q170 54 200 54t40 50", second, 8) +
			line("M106 214q-30 10-44 50M294 214q30 10 44 50", second, 7) +
			area("M156 100h88q4 60 52 106v136q-96 22-192 0V206q48-46 52-106z", main) +
			line("M158 108h84", tone(main, -0.3), 4) +
			area("M138 246h124v58q-62 16-124 0z", tone(main, -0.12)) +
			line("M138 248h124M200 250v62", second, 4),
	},
} satisfies Record<string, Drawing>;
