import { weekdayOf } from "#app/common/calendar.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The half hours of a move. */
const CELLS = 4;
const SATURDAY = 6;

/** A checkout at the provider; amounts in minor units. */
type Checkout = { id: string; amount: number };

export type ModelMove = MoveDate & {
	number: string;
	accountId: number;
	status: MovingStatus;
	/** Minor units, like all amounts. */
	price: number;
	/** What was kept as the fee; null before it ended, and when staff ended it. */
	fee: number | null;
	steps: number;
	/** What was paid in time of the deposit, and is known. */
	paid: number;
	/** What is left to pay of it, since when, and until when; 0 and null when nothing is. */
	asked: number;
	askedAt: number | null;
	payBefore: number | null;
	/** The checkouts that were paid in time, and those of what is not asked for any more: their money goes back. */
	paidAt: Set<string>;
	old: Set<string>;
};

type Modelled = {
	timeZone: string;
	/** The walk's time, which goes on. */
	clock: { now: Date };
	vehicles: number;
	/** The checkouts of a number so far. */
	checkoutsOf: (number: string) => readonly Checkout[];
};

/** $200, a fifth more on weekends, and 15% from six in the evening on. */
export function movePrice({ date, time }: MoveDate): number {
	const isWeekend = weekdayOf(date) >= SATURDAY;
	return 20_000 + (isWeekend ? 4_000 : 0) + (time >= "18:00" ? 3_000 : 0);
}

/** 30% are paid online. */
export const moveDeposit = (at: MoveDate): number => (movePrice(at) * 3) / 10;

/**
 * What must be true of moves, without a database: what each owes, and which half hours they hold. Cancelling a confirmed
 * move costs a fifth from 24 hours before on.
 */
export function modelMoves({ timeZone, clock, vehicles, checkoutsOf }: Modelled) {
	const moves: ModelMove[] = [];
	const now = () => clock.now.getTime();
	const startOf = ({ date, time }: MoveDate) => momentOf(date, time, timeZone).getTime();
	/** A day after it was asked for, and an hour before the move at the latest. */
	const deadline = (at: MoveDate, askedAt: number) => Math.min(askedAt + 24 * HOUR_MS, startOf(at) - HOUR_MS);

	const halfHours = ({ date, time }: MoveDate): string[] =>
		Array.from({ length: CELLS }, (_, index) => {
			const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + index * 30;
			return `${addDays(date, Math.floor(minutes / 1440))} ${Math.floor((minutes % 1440) / 30)}`;
		});
	const isHeld = ({ status }: ModelMove) => status !== "cancelled" && status !== "rejected";
	const isOpen = ({ status }: ModelMove) => status === "pending" || status === "confirmed";
	/** How many vehicles are taken in each half hour. */
	const countHeld = (except?: ModelMove): Map<string, number> => {
		const held = new Map<string, number>();
		for (const move of moves.filter((each) => each !== except && isHeld(each)))
			for (const cell of halfHours(move)) held.set(cell, (held.get(cell) ?? 0) + 1);
		return held;
	};
	const hasBegun = (move: ModelMove) =>
		move.status === "confirmed" && (startOf(move) <= now() || move.steps > 0);

	function stopAsking(move: ModelMove): void {
		for (const { id } of checkoutsOf(move.number)) if (!move.paidAt.has(id)) move.old.add(id);
		Object.assign(move, { asked: 0, payBefore: null });
	}

	/** Moves are booked, and moved, while there is time to pay. */
	function ask(move: ModelMove, amount: number): void {
		if (amount !== move.asked) stopAsking(move);
		if (amount === 0) return;
		const askedAt = move.askedAt ?? now();
		Object.assign(move, { asked: amount, askedAt, payBefore: deadline(move, askedAt) });
	}

	return {
		moves,
		countHeld,
		hasBegun,
		isOpen,
		isBookable: (at: MoveDate) => startOf(at) - now() >= 2 * HOUR_MS,
		fits: (at: MoveDate, except?: ModelMove) => {
			const held = countHeld(except);
			return halfHours(at).every((cell) => (held.get(cell) ?? 0) < vehicles);
		},
		feeOf: (move: ModelMove) =>
			move.status === "confirmed" && now() >= startOf(move) - 24 * HOUR_MS ? move.price / 5 : 0,
		/** Whether its customer may give it another time. */
		mayMove: (move: ModelMove) => isOpen(move) && !hasBegun(move) && now() < startOf(move) - 24 * HOUR_MS,
		/** What the customer does not get back of what was paid. */
		kept: (move: ModelMove) => (isHeld(move) ? move.paid : Math.min(move.fee ?? 0, move.paid)),

		book(number: string, accountId: number, at: MoveDate): void {
			const move: ModelMove = {
				...at,
				number,
				accountId,
				status: "pending",
				price: movePrice(at),
				fee: null,
				steps: 0,
				paid: 0,
				asked: 0,
				askedAt: null,
				payBefore: null,
				paidAt: new Set(),
				old: new Set(),
			};
			ask(move, moveDeposit(at));
			moves.push(move);
		},
		/** The money of a checkout that the site knows to be paid. */
		notePaid(move: ModelMove, { id, amount }: Checkout): void {
			if (move.paidAt.has(id) || move.old.has(id)) return;
			move.paidAt.add(id);
			Object.assign(move, { paid: move.paid + amount, asked: 0, askedAt: null, payBefore: null });
		},
		/** Staff move it at its price; the time to pay follows. */
		reschedule(move: ModelMove, to: MoveDate): void {
			Object.assign(move, to, { status: "pending" });
			if (move.asked > 0) move.payBefore = deadline(move, move.askedAt ?? now());
		},
		/** Its customer moves it at the price of the new time, of which the deposit is a part. */
		changeDate(move: ModelMove, to: MoveDate): void {
			const isSamePrice = movePrice(to) === move.price;
			const left = leftAt(move, to);
			Object.assign(move, to, { status: "pending", price: movePrice(to) });
			if (!isSamePrice) ask(move, left);
			else if (move.asked > 0) move.payBefore = deadline(move, move.askedAt ?? now());
		},
		leftAt,
		end(move: ModelMove, status: "cancelled" | "rejected", fee: number | null = null): void {
			stopAsking(move);
			Object.assign(move, { status, fee });
		},
		deliver(move: ModelMove): void {
			stopAsking(move);
			move.status = "delivered";
		},
		/** What time does alone. The page to pay must have been there. */
		expire(): void {
			for (const move of moves.filter(isOpen)) {
				const isPayable = checkoutsOf(move.number).some(
					({ id }) => !move.paidAt.has(id) && !move.old.has(id),
				);
				if (move.asked === 0 || (move.payBefore ?? 0) > now() || !isPayable) continue;
				this.end(move, "cancelled");
			}
		},
	};

	/** What is left to pay online at the price of another time; nothing when none of it was asked for. */
	function leftAt(move: ModelMove, at: MoveDate): number {
		if (movePrice(at) === move.price) return move.asked;
		return move.asked + move.paid === 0 ? 0 : Math.max(0, moveDeposit(at) - move.paid);
	}
}
