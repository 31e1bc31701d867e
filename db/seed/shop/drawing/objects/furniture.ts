import { area, box, disc, line, mirrored, oval, times, tone } from "../shapes.ts";
import type { Drawing } from "./drawing.ts";

export const FURNITURE = {
	chair: {
		place: "stand",
		focus: [200, 190],
		draw: (main, second) =>
			line("M150 90l-6 236M250 90l6 236", tone(second, -0.2), 10) +
			line("M138 224l-14 102M262 224l14 102", second, 11) +
			area("M142 74q58-22 116 0l4 62q-62-14-124 0z", main) +
			line("M152 150l4 56M184 146l1 60M216 146l-1 60M248 150l-4 56", second, 7) +
			area("M128 208h144l14 26q-86 16-172 0z", main) +
			area("M114 234q86 16 172 0v10q-86 16-172 0z", tone(main, -0.25)),
	},
	stool: {
		place: "stand",
		focus: [200, 190],
		draw: (main, second) =>
			line("M168 196l-14 130M232 196l14 130", tone(second, -0.22), 10) +
			line("M144 196l-32 130M256 196l32 130", second, 12) +
			line("M130 268h140", second, 8) +
			oval(200, 196, 94, 20, tone(main, -0.28)) +
			box(106, 176, 188, 20, tone(main, -0.16), 0) +
			oval(200, 176, 94, 22, main) +
			oval(192, 173, 62, 12, tone(main, 0.18)),
	},
	armchair: {
		place: "stand",
		focus: [200, 210],
		draw: (main, second) =>
			line("M124 296l-10 32M276 296l10 32M156 300v26M244 300v26", second, 10) +
			area("M118 108q0-36 40-36h84q40 0 40 36v130H118z", main) +
			area("M138 116q0-24 26-24h72q26 0 26 24v100H138z", tone(main, 0.12)) +
			disc(172, 140, 4, tone(main, -0.25)) +
			disc(228, 140, 4, tone(main, -0.25)) +
			disc(200, 170, 4, tone(main, -0.25)) +
			box(122, 206, 156, 50, tone(main, 0.24), 20) +
			box(116, 246, 168, 54, main, 10) +
			mirrored(area("M76 196q0-24 26-24t26 24v104H92q-16 0-16-18z", tone(main, -0.13))),
	},
	sofa: {
		place: "stand",
		focus: [150, 220],
		draw: (main, second) =>
			line("M78 300l-6 26M322 300l6 26M150 304v22M250 304v22", second, 9) +
			box(62, 140, 276, 120, main, 28) +
			box(78, 154, 120, 90, tone(main, 0.12), 18) +
			box(202, 154, 120, 90, tone(main, 0.12), 18) +
			box(84, 222, 116, 44, tone(main, 0.26), 14) +
			box(200, 222, 116, 44, tone(main, 0.26), 14) +
			box(60, 252, 280, 52, main, 12) +
			mirrored(area("M34 214q0-26 27-26t27 26v90H48q-14 0-14-16z", tone(main, -0.14))) +
			area("M100 172l52-10 12 52-52 12z", second) +
			line("M112 182l40 34M150 174l-36 42", tone(second, 0.35), 3),
	},
	sideTable: {
		place: "stand",
		focus: [200, 180],
		draw: (main, second) =>
			line("M186 210l-4 112M222 210l6 112", tone(second, -0.22), 9) +
			line("M150 210l-26 116M250 210l26 116", second, 10) +
			oval(200, 214, 108, 20, tone(main, -0.3)) +
			oval(200, 204, 108, 20, main) +
			box(176, 178, 62, 12, "#7f9aa0", 2) +
			box(172, 190, 72, 12, "#c9705a", 2) +
			area("M140 154h34l-5 44h-24z", "#f3ead8") +
			line("M157 156q-6-34-26-44M157 156q2-40 22-54", "#6f8f57", 4) +
			oval(130, 110, 13, 8, "#86a86a") +
			oval(182, 100, 14, 8, "#86a86a"),
	},
	bookshelf: {
		place: "stand",
		focus: [180, 160],
		draw: (main, second) =>
			box(108, 58, 184, 270, main, 6) +
			times(4, (row) => box(118, 70 + row * 63, 164, 54, tone(main, -0.42), 2)) +
			times(4, (row) =>
				times(7, (at) => {
					const tall = 30 + ((at * 7 + row * 13) % 18);
					const inks = [second, "#d8a24a", "#5f7f86", "#c9705a", "#efe3cc", "#6c7f59", "#8d5a6b"];
					if ((row === 1 && at > 4) || (row === 2 && at < 3)) return "";
					return box(124 + at * 20, 124 + row * 63 - tall, 15, tall, inks[(at + row * 3) % 7] ?? second, 2);
				}),
			) +
			area("M228 187h40l-5-26h-30z", "#e9d9bd") +
			area("M248 162q-22-14-16-30 16 6 16 22 4-20 20-22 0 20-20 30z", "#7fa35b") +
			disc(150, 232, 18, "#efe3cc"),
	},
	bench: {
		place: "stand",
		focus: [150, 240],
		draw: (main, second) =>
			line("M92 244l-10 82M308 244l10 82M122 244l-4 76M278 244l4 76", second, 11) +
			box(56, 222, 288, 24, tone(main, -0.12), 8) +
			box(56, 212, 288, 20, main, 8) +
			line("M74 220h120M220 223h100", tone(main, -0.2), 2) +
			area("M226 214q-4-34 10-36h62q14 2 10 36z", "#e7dac2") +
			line("M240 186h54M236 200h62", "#c9705a", 4),
	},
	desk: {
		place: "stand",
		focus: [230, 210],
		draw: (main, second) =>
			line("M82 214l-14 112M318 214l14 112", second, 10) +
			box(48, 196, 304, 18, main, 5) +
			box(206, 214, 108, 40, tone(main, -0.14), 4) +
			line("M246 234h28", second, 6) +
			box(92, 118, 112, 74, "#3d4450", 6) +
			box(98, 124, 100, 60, "#a9c7cf", 3) +
			area("M98 184l34-36 24 20 20-14 22 30z", "#6f98a3") +
			box(80, 190, 136, 7, "#596170", 3) +
			area("M266 160h30l-4 36h-22z", "#c9705a") +
			line("M276 162l-8-40M284 162l6-46", "#d8a24a", 4),
	},
	mirror: {
		place: "hang",
		focus: [200, 200],
		draw: (main, second) =>
			`<rect x="112" y="60" width="176" height="270" rx="88" fill="${main}"/>` +
			`<rect x="124" y="72" width="152" height="246" rx="76" fill="${second}"/>` +
			area("M140 262L248 96q14 12 20 30L152 292z", "#ffffff66") +
			area("M164 306L272 160v20l-94 132z", "#ffffff44"),
	},
} satisfies Record<string, Drawing>;
