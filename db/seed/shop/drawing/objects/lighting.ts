import { area, box, disc, line, mirrored, oval, ring, times, tone, turned } from "../shapes.ts";
import type { Drawing } from "./drawing.ts";

const GLOW = "#ffe9b0";
const glow = (x: number, y: number, r: number) =>
	`<circle cx="${x}" cy="${y}" r="${r}" fill="${GLOW}" opacity=".28"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="${GLOW}" opacity=".35"/>`;

export const LIGHTING = {
	tableLamp: {
		place: "stand",
		focus: [200, 165],
		draw: (main, second) =>
			glow(200, 190, 92) +
			oval(200, 324, 52, 11, tone(second, -0.15)) +
			area("M182 218h36v24c0 14 30 22 30 46 0 24-20 36-48 36s-48-12-48-36c0-24 30-32 30-46z", second) +
			line("M168 286q4-18 20-26", tone(second, 0.45), 5) +
			area("M152 96h96l40 118H112z", main) +
			area("M112 214h176l-3-9H115z", tone(main, 0.3)) +
			area("M152 96h96l3 9H149z", tone(main, -0.15)) +
			line("M180 106l-10 98M200 106v98M220 106l10 98", tone(main, 0.12), 2),
	},
	deskLamp: {
		place: "stand",
		focus: [185, 150],
		draw: (main, second) =>
			area("M96 190l92 0 44 130h-180z", `${GLOW}66`) +
			oval(236, 324, 62, 12, tone(main, -0.2)) +
			oval(236, 318, 62, 12, main) +
			line("M236 314L268 206L176 122", second, 9) +
			disc(268, 206, 11, tone(main, -0.1)) +
			turned(
				area("M140 92h70v22c26 8 44 32 46 62H94c2-30 20-54 46-62z", main) +
					box(94, 172, 162, 8, tone(main, 0.35), 4) +
					box(152, 78, 46, 18, tone(main, -0.25), 6),
				18,
				175,
				120,
			),
	},
	pendant: {
		place: "hang",
		focus: [200, 200],
		draw: (main, second) =>
			area("M92 250h216l70 150H22z", `${GLOW}55`) +
			line("M200 0v132", second, 4) +
			box(186, 112, 28, 32, tone(second, 0.1), 5) +
			area("M200 138c64 0 104 48 110 104H90c6-56 46-104 110-104z", main) +
			box(86, 238, 228, 12, tone(main, -0.22), 6) +
			oval(200, 250, 44, 9, GLOW) +
			line("M130 214q12-38 44-54", tone(main, 0.4), 7),
	},
	floorLamp: {
		place: "stand",
		focus: [210, 110],
		draw: (main, second) =>
			glow(252, 122, 80) +
			oval(160, 326, 50, 9, tone(second, -0.1)) +
			line("M160 322V92q0-44 44-44h8", second, 7) +
			line("M212 48q40 0 40 30", second, 7) +
			area("M226 76h52l26 62h-104z", main) +
			box(198, 136, 108, 7, tone(main, 0.35), 3) +
			line("M244 82l-8 52M262 82l8 52", tone(main, 0.14), 2),
	},
	lantern: {
		place: "stand",
		focus: [200, 230],
		draw: (main, second) =>
			glow(200, 230, 84) +
			line("M164 140q0-66 36-66t36 66", main, 7) +
			area("M152 160l22-30h52l22 30z", tone(main, -0.12)) +
			box(150, 158, 100, 14, main, 4) +
			box(158, 172, 84, 132, "#fff4d2", 4) +
			area("M186 304v-52h28v52z", second) +
			area("M200 250c-14-10-10-26 0-40 10 14 14 30 0 40z", "#f5a33c") +
			area("M200 248c-6-6-5-14 0-20 5 6 6 14 0 20z", "#fff1b8") +
			box(158, 172, 7, 132, main) +
			box(235, 172, 7, 132, main) +
			line("M172 186v60", "#ffffff", 5) +
			box(144, 302, 112, 26, main, 5),
	},
	candles: {
		place: "stand",
		focus: [170, 210],
		draw: (main, second) =>
			times(3, (at) => {
				const [x, top, wide, colour] = (
					[
						[118, 228, 58, second],
						[184, 168, 58, main],
						[250, 256, 52, tone(main, 0.4)],
					] as const
				)[at] ?? [0, 0, 0, main];
				const middle = x + wide / 2 - 10;
				return (
					glow(middle, top - 26, 40) +
					box(x - 10, top, wide, 326 - top, colour, 6) +
					oval(middle, top + 3, wide / 2, 8, tone(colour, 0.35)) +
					line(`M${middle} ${top + 2}v-12`, "#4a3a33", 3) +
					area(`M${middle} ${top - 8}c-12-8-9-24 0-36 9 12 12 28 0 36z`, "#f5a33c") +
					area(`M${middle} ${top - 10}c-5-5-4-12 0-17 4 5 5 12 0 17z`, "#fff1b8")
				);
			}),
	},
	globeLamp: {
		place: "stand",
		focus: [200, 190],
		draw: (main, second) =>
			glow(200, 190, 130) +
			disc(200, 190, 84, main) +
			disc(184, 172, 58, tone(main, 0.45)) +
			disc(174, 160, 28, "#ffffff") +
			area("M150 262h100l14 62H136z", second) +
			oval(200, 324, 64, 9, tone(second, -0.2)) +
			oval(200, 264, 50, 8, tone(second, -0.2)),
	},
	stringLights: {
		place: "hang",
		focus: [200, 200],
		draw: (main, second) =>
			line("M-10 96Q90 210 200 160T410 120", second, 4) +
			times(7, (at) => {
				const [x, y] = (
					[
						[28, 133],
						[84, 165],
						[142, 174],
						[200, 160],
						[258, 143],
						[316, 132],
						[372, 124],
					] as const
				)[at] ?? [0, 0];
				return (
					box(x - 8, y, 16, 20, second, 4) +
					glow(x, y + 46, 40) +
					area(`M${x} ${y + 18}c22 10 28 52 0 62c-28-10-22-52 0-62z`, at % 2 ? GLOW : main) +
					line(`M${x - 8} ${y + 40}q-3 12 2 22`, "#ffffff", 4)
				);
			}),
	},
	wallLight: {
		place: "hang",
		focus: [200, 200],
		draw: (main, second) =>
			area("M152 156L60 0h280l-92 156z", `${GLOW}55`) +
			area("M152 252L80 400h240l-72-148z", `${GLOW}44`) +
			box(168, 168, 64, 70, second, 10) +
			mirrored(area("M200 150h-54l10 52h-10l-10 0 10 52h54z", main)) +
			box(138, 196, 124, 12, tone(main, -0.25), 6) +
			oval(200, 151, 52, 8, "#fff6d8") +
			ring(200, 202, 15, tone(second, 0.4), 4),
	},
} satisfies Record<string, Drawing>;
