import { area, box, disc, line, mirrored, oval, times, tone, turned } from "../shapes.ts";
import type { Drawing } from "./drawing.ts";

const LEAF = "#5f8f5a";
const pot = (main: string, second: string, top = 232) =>
	area(`M136 ${top + 16}h128l-16 ${314 - top}h-96z`, main) +
	box(126, top, 148, 26, tone(main, 0.1), 6) +
	area(`M141 ${top + 56}h118l-4 22h-110z`, second);
const blade = (bend: number, top: number, fill: string, at = 200) =>
	area(
		`M${at - 16} 240Q${at - 24 + bend * 0.4} ${(top + 240) / 2} ${at + bend} ${top}Q${at + 30 + bend * 0.4} ${(top + 240) / 2} ${at + 16} 240z`,
		fill,
	);

export const GARDEN = {
	snakePlant: {
		place: "stand",
		focus: [200, 190],
		draw: (main, second) =>
			blade(-56, 96, tone(LEAF, -0.18), 182) +
			blade(58, 104, tone(LEAF, -0.18), 218) +
			blade(-24, 60, LEAF, 188) +
			blade(30, 70, tone(LEAF, 0.14), 214) +
			blade(2, 110, tone(LEAF, 0.26)) +
			line("M192 200q-8-60-24-116M212 204q8-60 26-112", "#d5d98f", 3) +
			pot(main, second),
	},
	monstera: {
		place: "stand",
		focus: [200, 150],
		draw: (main, second) =>
			times(5, (at) => {
				const [degrees, size, colour] = (
					[
						[-58, 0.92, tone(LEAF, -0.2)],
						[56, 0.95, tone(LEAF, -0.14)],
						[-26, 1.1, LEAF],
						[28, 1.12, tone(LEAF, 0.08)],
						[2, 1.2, tone(LEAF, 0.2)],
					] as const
				)[at] ?? [0, 1, LEAF];
				const tip = 238 - 170 * size;
				return turned(
					line(`M200 240V${tip + 70}`, tone(LEAF, -0.3), 5) +
						area(`M200 ${tip + 88}c-52 6-58-58 0-90c58 32 52 96 0 90z`, colour) +
						line(
							`M200 ${tip + 84}v-70M200 ${tip + 60}l-22-10M200 ${tip + 60}l22-10M200 ${tip + 38}l-18-8M200 ${tip + 38}l18-8`,
							tone(LEAF, -0.34),
							3,
						),
					degrees,
					200,
					240,
				);
			}) + pot(main, second),
	},
	cactus: {
		place: "stand",
		focus: [200, 170],
		draw: (main, second) =>
			line("M200 150v90", LEAF, 68) +
			line("M200 210h-54q-10 0-10-12v-34", LEAF, 32) +
			line("M200 190h52q10 0 10-12v-46", tone(LEAF, -0.1), 32) +
			line("M186 132v100M200 126v106M214 132v100", tone(LEAF, 0.3), 3) +
			line("M262 134v36M136 166v24", tone(LEAF, 0.3), 3) +
			times(5, (at) => turned(oval(200, 100, 7, 14, "#e889a0"), at * 72 - 72, 200, 114)) +
			disc(200, 114, 7, "#fbd56b") +
			pot(main, second),
	},
	wateringCan: {
		place: "stand",
		focus: [210, 230],
		draw: (main, second) =>
			line("M262 214q74-24 62 44-10 40-60 42", main, 13) +
			area("M152 280L82 172l-20 10 66 132z", tone(main, -0.14)) +
			turned(oval(70, 174, 30, 10, tone(main, -0.3)), -32, 70, 174) +
			line("M160 196q0-66 50-66t50 66", second, 11) +
			area("M144 200h128l12 116q1 12-12 12H144q-13 0-12-12z", main) +
			oval(208, 200, 64, 12, tone(main, -0.3)) +
			line("M156 224l-6 78", tone(main, 0.45), 7) +
			line("M136 284h144", tone(main, -0.18), 4),
	},
	trowels: {
		place: "lie",
		focus: [180, 160],
		draw: (main, second) =>
			turned(
				area("M132 60q34 30 34 82 0 34-34 38-34-4-34-38 0-52 34-82z", main) +
					line("M132 92v60", tone(main, 0.4), 5) +
					line("M132 180v40", "#8d949b", 10) +
					box(116, 214, 32, 126, second, 16) +
					disc(132, 324, 5, "#f3ead8"),
				-10,
			) +
			turned(
				line("M248 66v84M276 62v88M304 66v84", main, 10) +
					area("M242 146h68q2 36-34 40-36-4-34-40z", main) +
					line("M276 180v40", "#8d949b", 10) +
					box(260, 214, 32, 126, second, 16) +
					disc(276, 324, 5, "#f3ead8"),
				10,
			),
	},
	hangingPlant: {
		place: "hang",
		focus: [200, 230],
		draw: (main, second) =>
			line("M200 0v70M200 70L140 196M200 70l60 126M200 70v100", second, 4) +
			disc(200, 70, 8, "#b98a58") +
			times(7, (at) => {
				const x = 140 + at * 20;
				const tall = 70 + ((at * 37) % 90);
				return (
					line(`M${x} 210q${(at - 3) * 6} ${tall / 2} ${(at - 3) * 5} ${tall}`, tone(LEAF, -0.15), 4) +
					times(5, (leaf) =>
						oval(
							x + (at - 3) * 5 * ((leaf + 1) / 5) + (leaf % 2 ? 9 : -9),
							214 + (tall / 5) * (leaf + 1),
							10,
							7,
							tone(LEAF, ((at + leaf) % 3) * 0.13),
						),
					)
				);
			}) +
			area("M134 192h132q-4 70-66 70t-66-70z", main) +
			box(128, 184, 144, 18, tone(main, 0.12), 8) +
			times(6, (at) => oval(150 + at * 20, 180, 15, 11, tone(LEAF, (at % 3) * 0.14))),
	},
	herbs: {
		place: "stand",
		focus: [140, 240],
		draw: (main, second) =>
			times(3, (at) => {
				const x = 104 + at * 96;
				const green = [LEAF, "#7fa35b", "#6e9a86"][at] ?? LEAF;
				return (
					times(6, (leaf) =>
						turned(
							line(`M${x} 268v-60`, tone(green, -0.2), 3) +
								oval(x, 200 - (leaf % 2) * 16, 12, 18, tone(green, (leaf % 3) * 0.14)),
							(leaf - 2.5) * 17,
							x,
							268,
						),
					) +
					area(`M${x - 36} 262h72l-8 66h-56z`, at === 1 ? second : main) +
					box(x - 41, 252, 82, 16, tone(at === 1 ? second : main, 0.14), 5) +
					box(x - 5, 214, 30, 20, "#fff8e8", 3) +
					line(`M${x + 2} 224h16M${x + 4} 234v24`, "#8b7a68", 3)
				);
			}),
	},
	planters: {
		place: "stand",
		focus: [150, 250],
		draw: (main, second) =>
			times(5, (at) =>
				turned(
					area("M138 250q-16-56 0-110 16 54 0 110z", tone(LEAF, (at % 3) * 0.12)),
					(at - 2) * 22,
					138,
					250,
				),
			) +
			area("M78 226h122l-10 104H88z", main) +
			oval(139, 226, 61, 12, tone(main, -0.3)) +
			area("M80 246h118l-3 30H83z", tone(main, 0.16)) +
			times(5, (at) =>
				turned(oval(272, 220, 11, 22, tone("#7fa35b", (at % 2) * 0.2)), (at - 2) * 34, 272, 262),
			) +
			area("M218 256h108q0 74-54 74t-54-74z", second) +
			oval(272, 256, 54, 10, tone(second, -0.3)),
	},
	gloves: {
		place: "lie",
		focus: [150, 200],
		draw: (main, second) =>
			mirrored(
				turned(
					box(84, 90, 22, 116, main, 11) +
						box(108, 72, 22, 130, main, 11) +
						box(132, 80, 22, 124, main, 11) +
						box(156, 104, 21, 100, main, 10) +
						turned(box(60, 180, 24, 92, main, 12), -34, 72, 226) +
						box(84, 168, 93, 100, main, 26) +
						box(80, 262, 100, 62, second, 12) +
						line("M86 282h88M86 302h88", tone(second, -0.25), 4) +
						times(4, (at) => disc(108 + at * 16, 214 + (at % 2) * 18, 6, tone(main, -0.18))),
					-8,
				),
			),
	},
} satisfies Record<string, Drawing>;
