import { area, box, disc, line, mirrored, ring, times, tone, turned } from "../shapes.ts";
import type { Drawing } from "./drawing.ts";

const INK = "#33363c";

export const AUDIO = {
	headphones: {
		place: "stand",
		focus: [130, 240],
		draw: (main, second) =>
			line("M112 236q-8-150 88-150t88 150", main, 18) +
			line("M128 176q14-68 72-72 58 4 72 72", second, 9) +
			mirrored(
				box(86, 218, 58, 104, main, 28) +
					box(128, 224, 30, 92, second, 15) +
					box(96, 236, 12, 62, tone(main, 0.35), 6),
			),
	},
	speaker: {
		place: "stand",
		focus: [200, 220],
		draw: (main, second) =>
			line("M160 92q0-28 40-28t40 28", second, 10) +
			box(126, 86, 148, 242, main, 36) +
			box(140, 102, 120, 210, tone(main, -0.25), 28) +
			disc(200, 244, 48, tone(main, -0.5)) +
			disc(200, 244, 35, second) +
			disc(200, 244, 15, tone(second, -0.4)) +
			disc(200, 154, 27, tone(main, -0.5)) +
			disc(200, 154, 16, second) +
			disc(162, 116, 5, "#ffd98a"),
	},
	radio: {
		place: "stand",
		focus: [240, 240],
		draw: (main, second) =>
			line("M276 172L324 66", "#8d949b", 5) +
			disc(324, 66, 7, "#8d949b") +
			line("M120 172q0-34 30-34h100q30 0 30 34", second, 9) +
			box(76, 166, 248, 158, main, 24) +
			box(92, 182, 124, 126, tone(main, 0.5), 14) +
			times(6, (at) => line(`M106 ${202 + at * 17}h96`, tone(main, -0.2), 5)) +
			box(230, 184, 78, 44, "#fff3d6", 8) +
			line("M240 206h58M264 194v22", "#c9705a", 4) +
			disc(248, 270, 21, second) +
			disc(294, 270, 14, second) +
			line("M248 270l10-14", "#fff3d6", 4),
	},
	keyboard: {
		place: "lie",
		focus: [160, 200],
		draw: (main, second) =>
			turned(
				box(36, 128, 328, 150, main, 18) +
					times(44, (at) => {
						const [row, place] = [Math.floor(at / 11), at % 11];
						const ink =
							at === 0 || at === 43 ? second : (row + place) % 9 === 4 ? tone(main, -0.3) : tone(main, 0.55);
						return (
							box(52 + place * 27, 142 + row * 31, 23, 25, tone(ink, -0.25), 5) +
							box(53 + place * 27, 141 + row * 31, 21, 21, ink, 5)
						);
					}),
				-8,
			),
	},
	camera: {
		place: "stand",
		focus: [210, 240],
		draw: (main, second) =>
			line("M86 210q-50-70 10-110", "#8a5a3a", 8) +
			box(104, 158, 44, 26, INK, 5) +
			area("M158 184l16-38h68l16 38z", tone(main, -0.2)) +
			box(176, 154, 62, 22, "#a9c7cf", 4) +
			disc(284, 172, 16, INK) +
			box(78, 178, 244, 148, main, 20) +
			box(78, 222, 244, 68, second) +
			disc(208, 252, 64, INK) +
			disc(208, 252, 50, "#55606b") +
			disc(208, 252, 36, "#1f2730") +
			disc(196, 240, 13, "#8fb7c9") +
			disc(222, 266, 6, "#5d8397") +
			box(286, 192, 22, 16, "#fff3d6", 4),
	},
	watch: {
		place: "lie",
		focus: [200, 200],
		draw: (main, second) =>
			area("M164 20h72l8 100h-88zM156 280h88l-8 100h-72z", main) +
			line("M172 40v70M172 290v70", tone(main, 0.25), 3) +
			times(4, (at) => disc(200, 318 + at * 15, 3.5, tone(main, -0.5))) +
			box(296, 190, 18, 22, "#b9a06a", 5) +
			disc(200, 200, 100, "#c9b27c") +
			disc(200, 200, 88, second) +
			times(12, (at) => turned(line("M200 124v12", tone(second, -0.6), at % 3 ? 3 : 6), at * 30)) +
			line("M200 200L168 160", INK, 8) +
			line("M200 200l26-58", INK, 6) +
			line("M200 212v-60", "#c9505a", 2.5) +
			disc(200, 200, 8, INK),
	},
	powerBank: {
		place: "lie",
		focus: [200, 220],
		draw: (main, second) =>
			line("M196 90q-10-80 70-70t90 90", second, 8) +
			turned(
				box(128, 96, 144, 232, tone(main, -0.25), 28) +
					box(124, 90, 144, 232, main, 28) +
					box(176, 78, 40, 18, "#8d949b", 4) +
					times(4, (at) => disc(160 + at * 24, 288, 6, at < 3 ? "#9fe0a0" : tone(main, -0.4))) +
					area("M206 146l-36 62h24l-8 48 40-66h-26z", second),
				10,
			),
	},
	turntable: {
		place: "lie",
		focus: [180, 190],
		draw: (main, second) =>
			box(46, 74, 308, 260, tone(main, -0.3), 18) +
			box(46, 66, 308, 260, main, 18) +
			disc(176, 196, 112, "#2b2a2e") +
			times(4, (at) => ring(176, 196, 58 + at * 14, "#454349", 2)) +
			area("M176 196L92 122a112 112 0 0 1 40-29z", "#ffffff22") +
			disc(176, 196, 42, second) +
			disc(176, 196, 7, "#f3ead8") +
			disc(316, 108, 24, tone(main, -0.4)) +
			line("M316 108v104l-58 46", "#d8d8d4", 8) +
			turned(box(238, 246, 34, 18, "#d8d8d4", 4), 38, 255, 255) +
			disc(322, 292, 14, second),
	},
	clock: {
		place: "hang",
		focus: [200, 200],
		draw: (main, second) =>
			disc(200, 200, 118, main) +
			disc(200, 200, 102, second) +
			times(12, (at) => turned(line("M200 112v14", tone(main, -0.1), at % 3 ? 4 : 8), at * 30)) +
			line("M200 200L158 168", INK, 10) +
			line("M200 200l48-58", INK, 7) +
			line("M200 216v-84", "#c9705a", 3) +
			disc(200, 200, 10, "#c9705a"),
	},
} satisfies Record<string, Drawing>;
