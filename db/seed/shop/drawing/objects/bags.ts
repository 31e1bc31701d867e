import { area, box, disc, line, mirrored, oval, ring, times, tone, turned } from "../shapes.ts";
import type { Drawing } from "./drawing.ts";

export const BAGS = {
	backpack: {
		place: "stand",
		focus: [200, 230],
		draw: (main, second) =>
			line("M176 96q0-36 24-36t24 36", second, 9) +
			mirrored(box(84, 200, 40, 104, tone(main, -0.22), 16)) +
			area("M112 180q0-96 88-96t88 96v122q0 28-28 28H140q-28 0-28-28z", main) +
			area("M112 180q0-96 88-96t88 96q-88 22-176 0z", tone(main, 0.12)) +
			line("M112 182q88 22 176 0", tone(main, -0.3), 5) +
			box(134, 226, 132, 84, tone(main, -0.12), 16) +
			line("M146 246h108", tone(main, -0.36), 5) +
			box(160, 160, 16, 78, second, 5) +
			box(224, 160, 16, 78, second, 5) +
			box(156, 212, 24, 14, "#d9b36c", 3) +
			box(220, 212, 24, 14, "#d9b36c", 3),
	},
	tote: {
		place: "stand",
		focus: [200, 240],
		draw: (main, second) =>
			line("M152 170q0-104 48-104t48 104", tone(main, -0.2), 10) +
			area("M106 166h188l16 152q2 12-12 12H102q-14 0-12-12z", main) +
			area("M106 166h188l2 16H104z", tone(main, -0.14)) +
			area("M200 222c-30-34-66 0-46 30 10 16 30 28 46 42 16-14 36-26 46-42 20-30-16-64-46-30z", second) +
			line("M152 168v26M248 168v26", tone(main, -0.2), 10),
	},
	suitcase: {
		place: "stand",
		focus: [200, 220],
		draw: (main, second) =>
			line("M166 120V54h68v66", "#8d949b", 7) +
			box(158, 44, 84, 16, "#3e434a", 7) +
			disc(142, 322, 13, "#3e434a") +
			disc(258, 322, 13, "#3e434a") +
			box(112, 108, 176, 210, main, 24) +
			times(5, (at) => box(134 + at * 28, 124, 9, 178, tone(main, -0.16), 4)) +
			box(112, 200, 176, 10, tone(main, -0.3)) +
			box(184, 194, 32, 22, second, 5) +
			mirrored(area("M112 132q0-24 24-24h10v14h-10q-10 0-10 10v10h-14z", second)),
	},
	duffel: {
		place: "stand",
		focus: [200, 250],
		draw: (main, second) =>
			line("M138 236q0-96 62-96t62 96", second, 11) +
			area("M70 240q0-48 48-48h164q48 0 48 48v44q0 46-46 46H116q-46 0-46-46z", main) +
			oval(88, 266, 24, 56, tone(main, -0.2)) +
			oval(312, 266, 24, 56, tone(main, -0.2)) +
			line("M112 204h176", tone(main, -0.4), 5) +
			box(130, 200, 18, 130, second) +
			box(252, 200, 18, 130, second) +
			box(176, 236, 48, 32, tone(second, 0.1), 5) +
			line("M184 252h32", tone(second, -0.35), 3),
	},
	wallet: {
		place: "lie",
		focus: [220, 210],
		draw: (main, second) =>
			turned(
				box(116, 108, 172, 60, "#e8dcc6", 8) +
					box(124, 118, 172, 60, "#8fb0b5", 8) +
					box(94, 136, 216, 160, tone(main, -0.2), 16) +
					box(94, 150, 216, 150, main, 16) +
					area("M246 196h64v56h-64q-28 0-28-28t28-28z", tone(main, -0.18)) +
					disc(248, 224, 11, second) +
					`<rect x="103" y="159" width="198" height="132" rx="10" fill="none" stroke="${tone(main, 0.35)}" stroke-width="2.500" stroke-dasharray="8 6"/>`,
				-12,
			),
	},
	umbrella: {
		place: "stand",
		focus: [200, 150],
		draw: (main, second) =>
			line("M200 78v-22", second, 6) +
			line("M200 90v212q0 26-22 26t-22-20", second, 9) +
			area(
				"M48 208q10-136 152-136t152 136q-26-22-50 0-26-22-52 0-26-22-50 0-26-22-50 0-26-22-52 0-24-22-50 0z",
				main,
			) +
			area("M150 208q0-84 50-136 50 52 50 136-26-22-50 0-26-22-50 0z", tone(main, 0.22)) +
			area("M98 208q6-100 102-136-50 52-50 136-26-22-52 0z", tone(main, -0.08)) +
			line("M146 306q2 22 22 22", "#8a5a3a", 11),
	},
	washBag: {
		place: "stand",
		focus: [200, 250],
		draw: (main, second) =>
			line("M280 212q54 8 44 56", second, 9) +
			area("M96 216q104-22 208 0 20 56 8 96-2 18-22 18H110q-20 0-22-18-12-40 8-96z", main) +
			line("M98 218q102-20 204 0", tone(main, -0.4), 6) +
			box(282, 208, 26, 14, "#d9b36c", 4) +
			times(18, (at) =>
				area(
					`M${116 + (at % 6) * 31 + (Math.floor(at / 6) % 2) * 12} ${244 + Math.floor(at / 6) * 28}l8 10-8 10-8-10z`,
					second,
				),
			) +
			box(126, 178, 20, 40, "#7fb0b5", 5) +
			box(152, 162, 12, 54, "#f3ead8", 4),
	},
	bottle: {
		place: "stand",
		focus: [200, 210],
		draw: (main, second) =>
			ring(200, 72, 20, tone(second, -0.1), 8) +
			box(164, 80, 72, 44, second, 8) +
			area("M168 124h64q4 20 16 32v158q0 16-16 16h-64q-16 0-16-16V156q12-12 16-32z", main) +
			box(152, 232, 96, 56, tone(main, -0.16)) +
			line("M168 164v140", tone(main, 0.5), 8) +
			area("M200 242c18 20 14 34 0 34s-18-14 0-34z", tone(main, 0.6)),
	},
	glasses: {
		place: "lie",
		focus: [200, 200],
		draw: (main, second) =>
			line("M66 190L98 96M334 190l-32-94", tone(main, -0.15), 12) +
			mirrored(
				`<rect x="62" y="166" width="122" height="96" rx="44" fill="${second}" stroke="${main}" stroke-width="14"/>` +
					area("M88 232l48-54h20l-58 68z", "#ffffff55"),
			) +
			line("M182 200q18-16 36 0", main, 13),
	},
} satisfies Record<string, Drawing>;
