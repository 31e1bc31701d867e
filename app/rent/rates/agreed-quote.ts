import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { compareQuoteLines, type QuoteLine, type QuoteLineChange } from "#app/common/quote-lines.ts";
import { QUOTED_COLUMNS, type QuotableMove } from "./move-job.ts";
import { describeLines } from "./price-lines.ts";
import type { MoveQuote } from "./quote-move.server.ts";

/** How long a price is valid, in minutes. */
export const QUOTE_MINUTES = 30;

const agreedQuote = z.object({
	rateCardId: z.int(),
	lines: z.array(z.object({ label: z.string(), amount: z.int() })),
	/** What is paid online before the move; minor units. */
	deposit: z.int().default(0),
	/** The moment, in UTC. */
	validUntil: z.iso.datetime(),
	/** The move that was priced, as text. */
	move: z.string(),
});

/** The price that a customer saw and agrees to by booking. */
export type AgreedMoveQuote = z.output<typeof agreedQuote>;

/** A price as text; it is signed in the form, with everything that it depends on. */
export function serializeMoveQuote(
	quote: MoveQuote,
	move: QuotableMove,
	{ deposit = 0, now }: { deposit?: number; now: Date },
): string {
	return JSON.stringify({
		rateCardId: quote.rateCardId,
		lines: quote.lines,
		deposit,
		validUntil: new Date(now.getTime() + QUOTE_MINUTES * 60 * 1000).toISOString(),
		move: textOf(move),
	} satisfies AgreedMoveQuote);
}

/** Reads the price from the text of `serializeMoveQuote`; null for any other text. */
export function parseMoveQuote(text: string): AgreedMoveQuote | null {
	try {
		return agreedQuote.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

const textOf = (move: QuotableMove) => JSON.stringify(QUOTED_COLUMNS.map((column) => move[column]));

/** Whether booking the move now keeps to the price and the deposit that the customer agreed to. */
export const isAgreed = (
	agreed: AgreedMoveQuote | null,
	quote: MoveQuote,
	move: QuotableMove,
	{ deposit = 0, now }: { deposit?: number; now: Date },
): boolean =>
	agreed !== null &&
	agreed.rateCardId === quote.rateCardId &&
	agreed.deposit === deposit &&
	agreed.move === textOf(move) &&
	new Date(agreed.validUntil) > now &&
	compareQuoteLines(agreed.lines, quote.lines).length === 0;

/** What differs between the price that the customer saw and the current one. */
export const quoteChanges = (
	agreed: AgreedMoveQuote | null,
	lines: readonly QuoteLine[],
	deposit: number,
): QuoteLineChange[] => {
	if (!agreed) return [];
	const paidOnline = { label: t.movePrice.deposit, was: agreed.deposit, now: deposit };
	return [
		...describeLines(compareQuoteLines(agreed.lines, lines)),
		...(agreed.deposit === deposit ? [] : [paidOnline]),
	];
};
