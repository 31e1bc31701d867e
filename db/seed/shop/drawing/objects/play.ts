import { area, box, disc, line, mirrored, oval, ring, times, tone, turned } from "../shapes.ts";
import type { Drawing } from "./drawing.ts";

const wheel = (x: number, y: number, r: number, fill: string) =>
	disc(x, y, r, fill) + disc(x, y, r * 0.4, "#f3ead8");

export const PLAY = {
	bear: {
		place: "stand",
		focus: [200, 160],
		draw: (main, second) =>
			mirrored(
				disc(146, 100, 27, main) +
					disc(146, 100, 15, tone(main, 0.4)) +
					oval(126, 234, 24, 44, tone(main, -0.1)) +
					oval(146, 304, 38, 27, tone(main, -0.1)) +
					disc(134, 306, 15, tone(main, 0.4)),
			) +
			oval(200, 252, 74, 78, main) +
			oval(200, 262, 46, 50, tone(main, 0.3)) +
			disc(200, 144, 72, main) +
			oval(200, 166, 34, 27, tone(main, 0.42)) +
			oval(200, 154, 13, 9, "#4a3530") +
			line("M200 162v12q-10 10-18 2M200 174q10 10 18 2", "#4a3530", 4) +
			mirrored(disc(172, 134, 7, "#33262a")) +
			area("M200 212l-36-16v34zM200 212l36-16v34z", second) +
			disc(200, 213, 9, tone(second, -0.25)),
	},
	train: {
		place: "stand",
		focus: [150, 240],
		draw: (main, second) =>
			box(268, 232, 92, 62, second, 8) +
			disc(292, 228, 17, "#d8a24a") +
			disc(326, 226, 19, "#c9705a") +
			line("M250 292h30", "#7b5b40", 7) +
			box(52, 210, 130, 84, main, 22) +
			box(166, 144, 84, 150, second, 8) +
			box(156, 130, 104, 20, tone(main, -0.2), 8) +
			box(184, 166, 48, 46, "#fff3d6", 5) +
			area("M84 210l-10-52h48l-10 52z", tone(main, -0.25)) +
			box(68, 146, 60, 16, tone(main, -0.4), 6) +
			disc(52, 252, 15, "#ffd98a") +
			times(2, (at) => wheel(92 + at * 58, 304, 26, "#7b5b40")) +
			wheel(220, 298, 32, "#7b5b40") +
			times(2, (at) => wheel(292 + at * 44, 308, 22, "#7b5b40")),
	},
	blocks: {
		place: "stand",
		focus: [200, 250],
		draw: (main, second) =>
			box(92, 246, 84, 84, main, 6) +
			box(184, 246, 84, 84, "#d8a24a", 6) +
			box(276, 246, 64, 84, "#7f9aa0", 6) +
			box(136, 160, 84, 84, second, 6) +
			area("M230 244v-60a42 42 0 0 1 84 0v60h-26v-46a16 16 0 0 0-32 0v46z", "#c9705a") +
			area("M132 158l46-62 46 62z", tone(main, 0.3)) +
			disc(134, 288, 21, tone(main, 0.4)) +
			area("M226 266l22 40h-44z", "#fff3d6") +
			line("M162 186l32 32M194 186l-32 32", tone(second, 0.5), 8),
	},
	kite: {
		place: "hang",
		focus: [200, 150],
		draw: (main, second) =>
			line("M200 268q-60 40-10 66t-40 70", "#7b5b40", 3) +
			times(3, (at) =>
				area(
					`M${[170, 196, 172][at]} ${[296, 330, 366][at]}l-18-10v20zM${[170, 196, 172][at]} ${[296, 330, 366][at]}l18-10v20z`,
					at % 2 ? main : second,
				),
			) +
			turned(
				area("M200 34L106 138l94 132z", main) +
					area("M200 34l94 104-94 132z", second) +
					area("M200 34L106 138h94z", tone(main, 0.22)) +
					area("M200 138h94l-94 132z", tone(second, -0.16)) +
					line("M200 34v236M106 138h188", "#7b5b40", 3),
				14,
			),
	},
	ball: {
		place: "stand",
		focus: [200, 220],
		draw: (main, second) =>
			`<clipPath id="ball"><circle cx="200" cy="218" r="110"/></clipPath><g clip-path="url(#ball)">${box(90, 108, 220, 220, main)}${area("M200 108q-70 90 0 220h-60Q60 220 140 108z", second)}${area("M200 108q70 90 0 220h60q80-108 0-220z", "#f6efe0")}</g>` +
			disc(200, 116, 12, "#f6efe0") +
			oval(158, 160, 24, 15, "#ffffff88"),
	},
	skateboard: {
		place: "stand",
		focus: [140, 270],
		draw: (main, second) =>
			line("M120 290h40M240 290h40", "#8d949b", 12) +
			times(2, (at) => wheel(122 + at * 30, 306, 21, second) + wheel(246 + at * 30, 306, 21, second)) +
			area("M36 236q-4-16 12-14l44 36h216l44-36q16-2 12 14l-36 44q-8 6-18 6H90q-10 0-18-6z", main) +
			area("M44 226l46 40h220l46-40 4 6-44 46H84L40 232z", tone(main, -0.3)),
	},
	tent: {
		place: "stand",
		focus: [200, 240],
		draw: (main, second) =>
			line("M186 70l30 36M214 70l-30 36", "#7b5b40", 6) +
			area("M200 92L60 326h280z", main) +
			area("M200 92l140 234h-70z", tone(main, -0.2)) +
			area("M196 130q-40 110-62 196h132q-22-86-62-196z", tone(main, -0.5)) +
			area("M196 130q-50 100-78 196h44q24-86 34-196z", second) +
			line("M60 326l-34 6M340 326l34 6", "#7b5b40", 4) +
			times(5, (at) => area(`M${104 + at * 16} ${252 - at * 27}l18-2-6 14z`, "#fff3d6")),
	},
	puzzle: {
		place: "lie",
		focus: [200, 200],
		draw: (main, second) => {
			const piece = (x: number, y: number, fill: string) =>
				box(x, y, 92, 92, fill, 5) + disc(x + 94, y + 46, 17, fill) + disc(x + 46, y + 94, 17, fill);
			return (
				piece(196, 196, "#d8a24a") +
				piece(98, 196, tone(second, 0.2)) +
				piece(196, 98, second) +
				piece(98, 98, main) +
				disc(144, 144, 17, tone(main, 0.45)) +
				area("M226 170l16-40 18 40z", tone(second, 0.5)) +
				turned(piece(266, 20, "#c9705a"), 24, 312, 66)
			);
		},
	},
	bicycle: {
		place: "stand",
		focus: [200, 240],
		draw: (main, second) =>
			ring(112, 264, 58, "#3e434a", 11) +
			ring(288, 264, 58, "#3e434a", 11) +
			times(
				6,
				(at) =>
					turned(line("M112 210v108", "#b9b9b4", 2), at * 30, 112, 264) +
					turned(line("M288 210v108", "#b9b9b4", 2), at * 30, 288, 264),
			) +
			line("M112 264l58-86 24 86zM170 178h86l-62 86M288 264l-36-116", main, 11) +
			line("M170 178l-10-30", main, 9) +
			line("M136 146h46", second, 15) +
			line("M252 148l-6-20h34q10 4 6 16", second, 9) +
			disc(194, 264, 16, "#d9b36c") +
			box(262, 152, 56, 40, "#c89a63", 6) +
			line("M268 166h44M268 178h44", "#a87b4f", 3),
	},
	boots: {
		place: "stand",
		focus: [200, 240],
		draw: (main, second) =>
			times(2, (at) => {
				const x = at * 96;
				return (
					area(`M${82 + x} 120h72l4 120q52 10 62 52v26H${82 + x}z`, at ? main : tone(main, -0.16)) +
					box(76 + x, 108, 84, 26, second, 8) +
					area(`M${78 + x} 308h${126}v18q0 4-4 4H${82 + x}q-4 0-4-4z`, "#4a3f3a") +
					line(`M${98 + x} 156v92`, tone(main, 0.4), 7)
				);
			}),
	},
} satisfies Record<string, Drawing>;
