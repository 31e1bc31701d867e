import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import type { QuoteLine } from "#app/common/quote-lines.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { CollectionMethod, MovePriceState, MovingStatus } from "#db/schema/rent.ts";

export type { MovePriceState, MovingStatus };

type StatusRow = {
	label: string;
	tone: Tone;
	icon: IconName;
	to: readonly MovingStatus[];
	forCustomer: string;
	/** The label on pages of the customer, where it differs. */
	ownLabel?: string;
};

/** Every status of a moving booking: its label and badge, and the statuses that can follow it. */
export const MOVING_STATUSES: Record<MovingStatus, StatusRow> = withTexts(
	{
		pending: {
			tone: "blue",
			icon: "clock",
			to: ["confirmed", "rejected", "cancelled"],
		},
		confirmed: {
			tone: "green",
			icon: "check",
			to: ["delivered", "cancelled", "pending"],
		},
		delivered: {
			tone: "purple",
			icon: "delivered",
			to: [],
		},
		cancelled: {
			tone: "yellow",
			icon: "ban",
			to: [],
		},
		rejected: {
			tone: "red",
			icon: "cross",
			to: [],
		},
	},
	{
		label: (status) => t.moveStatus.label[status],
		forCustomer: (status) => t.moveStatus.forCustomer[status],
	},
);

export const MOVING_STATUS_NAMES = Object.keys(MOVING_STATUSES) as [MovingStatus, ...MovingStatus[]];

/** The row of a status. An unknown status shows as pending. */
export const statusRow = (status: string): StatusRow =>
	MOVING_STATUSES[status as MovingStatus] ?? MOVING_STATUSES.pending;

/** A pending move whose price the customer has not accepted yet. */
export const isOffered = (move: { status: string; price_state?: MovePriceState }): boolean =>
	move.status === "pending" && move.price_state === "offered";

const OFFERED: StatusRow = {
	get label() {
		return t.moveStatus.label.offered;
	},
	get ownLabel() {
		return t.moveStatus.ownOffered;
	},
	tone: "grey",
	icon: "user",
	to: MOVING_STATUSES.pending.to,
	get forCustomer() {
		return t.moveStatus.forCustomer.offered;
	},
};

/** The row of a move's status as screens show it: a move that waits for the customer has its own. */
export const shownStatus = (move: { status: string; price_state?: MovePriceState }): StatusRow =>
	isOffered(move) ? OFFERED : statusRow(move.status);

export const mayBecome = (from: MovingStatus, to: MovingStatus): boolean => statusRow(from).to.includes(to);

/** Whether staff may move a booking in this status to another date and time. */
export const mayReschedule = (status: MovingStatus): boolean =>
	status === "pending" || mayBecome(status, "pending");

/** Whether a move in this status needs its vehicle, or has used it. */
export const usesVehicle = (status: MovingStatus): boolean => status !== "cancelled" && status !== "rejected";

type MoveMoney = {
	status: MovingStatus;
	/** Minor units, like all of these. */
	price: number | null;
	cancellation_fee: number | null;
	deposit_paid: number;
	deposit_refunded: number;
	/** What the driver said was collected at the delivery; null or left out: nothing was said. */
	collection?: Collection | null;
};

export type Collection = { method: CollectionMethod; amount: number };

/**
 * For `PriceLines`: what counts in place of the price of an ended move, what was paid online, and what is due then.
 * `due` is null when nothing is. Minor units.
 */
export function dueOf(move: MoveMoney): {
	instead?: QuoteLine;
	paid?: QuoteLine[];
	due?: QuoteLine | null;
} {
	const { cancellation_fee: fee, deposit_paid, deposit_refunded, collection } = move;
	const kept = deposit_paid - deposit_refunded;
	const instead =
		fee || kept > 0 ? { label: t.movePrice.fee, amount: fee ?? 0 } : { label: t.movePrice.toPay, amount: 0 };
	const ended = usesVehicle(move.status) ? {} : { instead };
	if (kept === 0 && !collection) return ended;
	const collected =
		collection && collection.method !== "none"
			? { method: collection.method, amount: collection.amount }
			: null;
	const left = (usesVehicle(move.status) ? (move.price ?? 0) : (fee ?? 0)) - kept - (collected?.amount ?? 0);
	const paid = [
		...(kept > 0
			? [
					{
						label: deposit_refunded > 0 ? t.movePrice.depositLessRefunds : t.movePrice.depositPaid,
						amount: -kept,
					},
				]
			: []),
		...(collected ? [{ label: t.movePrice.collected[collected.method], amount: -collected.amount }] : []),
	];
	const due = left === 0 ? null : { label: dueLabel(move, left), amount: Math.abs(left) };
	return { ...ended, paid, due };
}

function dueLabel({ status, collection }: MoveMoney, left: number): string {
	if (!usesVehicle(status)) return left < 0 ? t.movePrice.toRefund : t.movePrice.stillDue;
	if (left < 0) return t.movePrice.toRefund;
	if (status !== "delivered") return t.movePrice.dueOnDay;
	return collection ? t.movePrice.stillDue : t.movePrice.dueOnDelivery;
}

/** What the driver collects, in minor units: the agreed price, less what was paid online. */
export const dueOnTheDay = (
	move: Pick<MoveMoney, "deposit_paid" | "deposit_refunded"> & { price: number },
): number => Math.max(0, move.price - (move.deposit_paid - move.deposit_refunded));

/** What of the deposit of a move is to be paid online, in minor units: of one that was paid, what a change has added. */
export const depositLeft = (move: { deposit_due: number; deposit_paid: number }): number =>
	Math.max(0, move.deposit_due - move.deposit_paid);

/** Whether the deposit of a move is to be paid online, and is not paid. */
export const isDepositOpen = (move: {
	deposit_due: number;
	deposit_paid: number;
	status: MovingStatus;
}): boolean => depositLeft(move) > 0 && mayBecome(move.status, "cancelled");

type StatusChange = { to: MovingStatus; icon: IconName; verb: string; danger?: true };

/** The actions of an admin on a booking, by the last part of the dialog's URL, with the new status. */
export const STATUS_CHANGES = {
	confirmation: { to: "confirmed", icon: "check", verb: "confirm" },
	rejection: { to: "rejected", icon: "cross", verb: "reject", danger: true },
	delivery: { to: "delivered", icon: "delivered", verb: "deliver" },
	cancellation: { to: "cancelled", icon: "ban", verb: "cancel", danger: true },
} as const satisfies Record<string, StatusChange>;

export type StatusChangeName = keyof typeof STATUS_CHANGES;

/** The changes that a booking in this status allows, in the order of the menu. */
export function allowedMoveChanges(status: MovingStatus): StatusChangeName[] {
	return (Object.keys(STATUS_CHANGES) as StatusChangeName[]).filter((name) =>
		mayBecome(status, STATUS_CHANGES[name].to),
	);
}
