import { area, box, disc, line, oval, times, tone, turned } from "../shapes.ts";
import type { Drawing } from "./drawing.ts";

const hanger =
	line("M200 86v-14q14-4 12-16t-22-6", "#6d6258", 5) + line("M112 128L200 84l88 44", "#a87b4f", 9);

export const CLOTHING = {
	tShirt: {
		place: "hang",
		focus: [200, 190],
		draw: (main, second) =>
			hanger +
			area("M158 104q42 34 84 0l56 26 34 66-44 22-16-28v152q-72 16-144 0V190l-16 28-44-22 34-66z", main) +
			line("M158 105q42 38 84 0", tone(main, -0.25), 8) +
			line("M128 332q72 15 144 0", tone(main, -0.2), 3) +
			box(176, 174, 48, 48, second, 8) +
			disc(200, 198, 13, tone(main, 0.4)),
	},
	stripedShirt: {
		place: "hang",
		focus: [200, 190],
		draw: (main, second) =>
			hanger +
			`<clipPath id="cut"><path d="M152 104q48 22 96 0l52 26 48 150-40 16-36-96v140q-72 14-144 0V200l-36 96-40-16 48-150z"/></clipPath>` +
			`<g clip-path="url(#cut)">${box(40, 90, 320, 260, second)}${times(11, (at) => box(40, 132 + at * 20, 320, 9, main))}</g>` +
			line("M152 105q48 24 96 0", tone(main, -0.1), 7),
	},
	sweater: {
		place: "hang",
		focus: [200, 200],
		draw: (main, second) =>
			hanger +
			area("M150 106q50 24 100 0l54 28 44 156-44 14-34-92v116q-70 14-140 0V212l-34 92-44-14 44-156z", main) +
			area("M150 106q50 30 100 0l4 12q-54 32-108 0z", tone(main, -0.22)) +
			box(130, 312, 140, 24, tone(main, -0.18), 4) +
			area("M53 280l42 14-3 14-44-14zM347 280l-42 14 3 14 44-14z", tone(main, -0.18)) +
			times(9, (at) => disc(136 + at * 16, 176 + (at % 2) * 9, 4.5, second)) +
			times(9, (at) => area(`M${130 + at * 16} 206l6-12 6 12-6 12z`, at % 2 ? second : tone(main, 0.35))),
	},
	jacket: {
		place: "hang",
		focus: [200, 200],
		draw: (main, second) =>
			hanger +
			area("M150 104l50 20 50-20 56 30 40 162-46 12-28-88v114q-72 14-144 0V220l-28 88-46-12 40-162z", main) +
			area("M150 104l50 20-4 30-56-22z", tone(main, -0.22)) +
			area("M250 104l-50 20 4 30 56-22z", tone(main, -0.22)) +
			line("M200 128v212", tone(main, -0.35), 4) +
			times(5, (at) => disc(208, 164 + at * 38, 5, second)) +
			box(140, 184, 44, 46, tone(main, -0.1), 5) +
			box(216, 184, 44, 46, tone(main, -0.1), 5) +
			line("M140 196h44M216 196h44", tone(main, -0.35), 3) +
			box(140, 268, 46, 52, tone(main, -0.1), 5) +
			box(214, 268, 46, 52, tone(main, -0.1), 5),
	},
	raincoat: {
		place: "hang",
		focus: [200, 170],
		draw: (main, second) =>
			hanger +
			area("M146 130q-8-70 54-70t54 70q-20 26-54 26t-54-26z", tone(main, -0.1)) +
			oval(200, 118, 34, 34, tone(main, -0.42)) +
			area(
				"M148 122q52 40 104 0l52 24 34 136-44 12-24-66 14 126q-84 18-168 0l14-126-24 66-44-12 34-136z",
				main,
			) +
			line("M200 142v216", tone(main, -0.25), 4) +
			times(4, (at) => line(`M190 ${182 + at * 42}h20`, second, 6)) +
			line("M146 286l36 8M254 286l-36 8", tone(main, -0.3), 5),
	},
	beanie: {
		place: "stand",
		focus: [200, 250],
		draw: (main, second) =>
			disc(200, 130, 34, second) +
			times(10, (at) => turned(line("M200 112v-18", tone(second, 0.3), 5), at * 36, 200, 130)) +
			area("M104 270q-4-120 96-120t96 120z", main) +
			line(
				"M140 262q0-66 26-100M172 262q0-70 14-108M228 262q0-70-14-108M260 262q0-66-26-100",
				tone(main, -0.16),
				5,
			) +
			box(94, 256, 212, 66, tone(main, 0.14), 22) +
			times(12, (at) => line(`M${110 + at * 16.4} 266v46`, tone(main, -0.1), 4)),
	},
	scarf: {
		place: "hang",
		focus: [180, 240],
		draw: (main, second) =>
			box(70, 84, 260, 12, "#a87b4f", 6) +
			area("M146 76h62v236h-62z", main) +
			area("M196 76h58v194h-58z", tone(main, -0.16)) +
			times(3, (at) => box(146, 216 + at * 30, 62, 14, second)) +
			times(2, (at) => box(196, 200 + at * 30, 58, 14, tone(second, -0.16))) +
			times(8, (at) => line(`M${150 + at * 7.8} 312v22`, main, 4)) +
			times(7, (at) => line(`M${201 + at * 8.2} 270v20`, tone(main, -0.16), 4)),
	},
	socks: {
		place: "lie",
		focus: [180, 240],
		draw: (main, second) =>
			times(2, (at) =>
				turned(
					area(
						"M150 70h72v150q0 26 24 42l44 30q26 22 10 46-16 20-48 8l-76-40q-26-16-26-46z",
						at ? main : tone(main, -0.14),
					) +
						box(146, 64, 80, 38, second, 8) +
						area("M292 294q20 20 8 44-16 20-46 8 4-40 38-52z", second) +
						area("M150 226q0 38 34 62l-8 16q-26-16-26-46z", second) +
						times(2, (row) => box(150, 126 + row * 34, 72, 14, tone(main, 0.4))),
					at ? 6 : -16,
				),
			),
	},
	jeans: {
		place: "hang",
		focus: [200, 120],
		draw: (main, second) =>
			area("M134 66h132l20 268h-66l-20-178-20 178h-66z", main) +
			box(132, 60, 136, 24, tone(main, -0.2), 4) +
			line("M200 84v56", tone(main, -0.3), 4) +
			line("M140 92q4 36 40 34M260 92q-4 36-40 34", second, 3) +
			line("M126 318h54M220 318h54", second, 3) +
			disc(200, 72, 6, second) +
			times(3, (at) => box(150 + at * 46, 56, 8, 30, tone(main, 0.18), 2)),
	},
	dress: {
		place: "hang",
		focus: [200, 210],
		draw: (main, second) =>
			hanger +
			line("M166 108l-6-14M234 108l6-14", main, 9) +
			area("M162 104q38 30 76 0 4 50 20 74l-8 16 54 136q-104 26-208 0l54-136-8-16q16-24 20-74z", main) +
			line("M148 190q52 14 104 0", second, 9) +
			times(16, (at) =>
				disc(
					136 + (at % 4) * 42 + (Math.floor(at / 4) % 2) * 14,
					224 + Math.floor(at / 4) * 28,
					5,
					tone(main, 0.55),
				),
			),
	},
	cap: {
		place: "stand",
		focus: [190, 250],
		draw: (main, second) =>
			area("M106 300q-6-110 96-110t96 110z", main) +
			line("M200 192v104M200 192q-54 20-62 104M200 192q54 20 62 104", tone(main, -0.16), 4) +
			disc(200, 190, 9, second) +
			area("M104 296q98-34 196 2 62 2 76 26-30 8-76-2-100-22-196-2-10-12 0-24z", second) +
			box(172, 222, 56, 40, tone(main, 0.5), 8) +
			area("M184 254l16-24 16 24z", second),
	},
} satisfies Record<string, Drawing>;
