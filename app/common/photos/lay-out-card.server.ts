import { WORDMARK_STEMS } from "#app/common/market/wordmark-stems.ts";
import { CARD_PHOTO, CARD_SIZE } from "./card-size.ts";
import { linesOf, outlineOf, widthOf, writableText } from "./card-text.server.ts";
import type { SocialCard } from "./social-card.server.ts";

const INK = "#221e18";
const SECONDARY = "#5e564b";
const ACCENTS = { shop: "#00703c", travel: "#1d59a3" } as const;
const MARGIN = 56;
const GAP = 18;

const NAME = { size: 52, weight: 700 } as const;
const PRICE = { size: 40, weight: 700 } as const;
const FACT = { size: 28, weight: 400 } as const;
const RATING = { size: 28, weight: 700 } as const;
const WORDMARK = { size: 38, weight: 700 } as const;
const LINE_HEIGHT = 1.15;
const MOST_LINES = 4;

/** 24 × 24. */
const STAR = "M12 2l3.09 6.26 6.91 1-5 4.87 1.18 6.88L12 17.77l-6.18 3.24L7 14.13 2 9.26l6.91-1z";
const star = (x: number, y: number, size: number) =>
	`<path d="${STAR}" fill="#d98e04" transform="translate(${x} ${y}) scale(${size / 24})"/>`;

/** A row of the card below the name: how high it is, and how it is drawn with its top at `y`. */
type Row = { height: number; draw: (y: number) => string };

/**
 * All of a card but its photo, as an SVG of paths. A text that the typeface has no letters for is left out: others would
 * see boxes.
 */
export function layOutCard(card: SocialCard): string {
	const left = card.photo === null ? MARGIN : CARD_PHOTO.width + MARGIN;
	const width = CARD_SIZE.width - MARGIN - left;
	const name = writableText(card.name, NAME.weight);
	const lines = name === null ? [] : linesOf(name, NAME, { width, most: MOST_LINES });
	const rows: Row[] = [
		...(lines.length > 0 ? [nameRow(lines, left)] : []),
		...(card.stars > 0 ? [starRow(card.stars, left)] : []),
		...textRow(card.place, FACT, { left, width, fill: SECONDARY }),
		...textRow(card.price, PRICE, { left, width, fill: INK }),
		...ratingRow(card.rating, left),
	];
	const height = rows.reduce((sum, row) => sum + row.height, 0) + GAP * (rows.length - 1);
	let y = MARGIN + WORDMARK.size + (CARD_SIZE.height - MARGIN * 2 - WORDMARK.size - height) / 2 + MARGIN / 4;
	const drawn = rows.map((row) => {
		const svg = row.draw(y);
		y += row.height + GAP;
		return svg;
	});
	const bar = `<path d="M${left - MARGIN} 618h${CARD_SIZE.width}v12h-${CARD_SIZE.width}z" fill="${ACCENTS[card.subject]}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">${wordmark(card.marketName, left)}${drawn.join("")}${bar}</svg>`;
}

const text = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

function wordmark(marketName: string, x: number): string {
	const written = writableText(marketName, WORDMARK.weight);
	const most = CARD_SIZE.width - MARGIN - x - 56;
	const [name = ""] = written ? linesOf(written, WORDMARK, { width: most, most: 1 }) : [];
	const stems = WORDMARK_STEMS.map(({ d, stroke }) => `<path d="${d}" stroke="${stroke}"/>`).join("");
	const mark = `<g transform="translate(${x} ${MARGIN}) scale(1.4)" fill="none" stroke-width="6">${stems}</g>`;
	return mark + text(outlineOf(name, WORDMARK, { x: x + 54, y: MARGIN + 34 }), INK);
}

function nameRow(lines: readonly string[], x: number): Row {
	const step = NAME.size * LINE_HEIGHT;
	return {
		height: lines.length * step,
		draw: (y) =>
			text(
				lines.map((line, at) => outlineOf(line, NAME, { x, y: y + step * at + NAME.size * 0.9 })).join(""),
				INK,
			),
	};
}

const starRow = (count: number, x: number): Row => ({
	height: 28,
	draw: (y) => Array.from({ length: count }, (_, at) => star(x + at * 32, y, 28)).join(""),
});

type Column = { left: number; width: number; fill: string };

function textRow(written: string | null, style: typeof FACT | typeof PRICE, column: Column): Row[] {
	const shown = written === null ? null : writableText(written, style.weight);
	if (shown === null) return [];
	const [line = ""] = linesOf(shown, style, { width: column.width, most: 1 });
	return [
		{
			height: style.size,
			draw: (y) => text(outlineOf(line, style, { x: column.left, y: y + style.size * 0.85 }), column.fill),
		},
	];
}

function ratingRow(rating: SocialCard["rating"], x: number): Row[] {
	if (!rating) return [];
	const { average } = rating;
	const count = ` (${rating.count})`;
	const after = x + 38 + widthOf(average, RATING);
	return [
		{
			height: FACT.size,
			draw: (y) =>
				star(x, y, 28) +
				text(outlineOf(average, RATING, { x: x + 38, y: y + 24 }), INK) +
				text(outlineOf(count, FACT, { x: after, y: y + 24 }), SECONDARY),
		},
	];
}
