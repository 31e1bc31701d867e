import { kindInPath } from "#app/common/changes/trail-path.ts";
import type { ChangeActions, ChangeKind } from "#db/schema/common.ts";

type KindRow<Kind extends ChangeKind> = {
	label: string;
	/** Several records, where that is not the label with an s. */
	plural?: string;
	/** What Admins do not see: some of the actions, or all of its entries. */
	superAdminOnly?: "all" | readonly ChangeActions[Kind][];
	/** What was done, in the past tense. */
	actions: Record<ChangeActions[Kind], string>;
};

/** Every kind of record in the trail, with everything that can be done to it. */
export const TRAIL_KINDS: { [Kind in ChangeKind]: KindRow<Kind> } = {
	order: {
		label: "Order",
		actions: {
			placed: "Placed for customer",
			"order status": "Changed status",
			"order lines": "Edited items",
			payment: "Changed payment",
			fulfilment: "Changed delivery",
			return: "Answered return",
			parcel: "Corrected tracking number",
			"parcel shipped": "Shipped parcel",
			"order parcels": "Changed parcels",
			"order note": "Added note",
		},
	},
	booking: {
		label: "Stay",
		actions: {
			"walk-in": "Booked for guest",
			"booking status": "Changed status",
			"booking dates": "Changed dates",
			"booking note": "Added note",
			"booking payment": "Recorded payment at the hotel",
			"booking kept": "Kept without confirmation",
		},
	},
	move: {
		label: "Move",
		actions: {
			booked: "Booked for customer",
			"move status": "Changed status",
			"move price": "Changed price",
			"deposit waived": "Waived deposit",
			assignment: "Changed vehicle and driver",
			"step undone": "Undid step",
			"move note": "Added note",
		},
	},
	"moving booking": { label: "Deleted move", actions: { delete: "Deleted" } },
	conversation: {
		label: "Conversation",
		actions: {
			message: "Wrote message",
			note: "Added note",
			closed: "Closed",
			opened: "Opened again",
			assigned: "Assigned",
		},
	},
	"reply template": {
		label: "Reply template",
		actions: { "reply template": "Saved", "template deleted": "Deleted" },
	},
	"partner request": {
		label: "Partner request",
		actions: {
			accepted: "Accepted",
			"invited again": "Invited again",
			declined: "Declined",
			joined: "Opened hotel account",
		},
	},
	review: { label: "Review", actions: { answer: "Answered", removed: "Removed" } },
	product: {
		label: "Product",
		actions: {
			"product created": "Created",
			product: "Changed details",
			"product status": "Changed status",
			"product deleted": "Deleted",
			price: "Changed price",
			variants: "Changed variants",
			photos: "Changed photos",
			stock: "Changed stock",
			import: "Imported",
		},
	},
	category: {
		label: "Category",
		plural: "Categories",
		actions: { category: "Saved", "category position": "Changed position", "category deleted": "Deleted" },
	},
	import: {
		label: "Import",
		actions: {
			"import started": "Uploaded file",
			"import applied": "Applied",
			"import cancelled": "Stopped",
			"import pictures": "Uploaded pictures",
			"import retried": "Retried pictures",
		},
	},
	payment: {
		label: "Payment",
		actions: {
			"refund requested": "Requested refund",
			"refund retried": "Retried refund",
			"dispute lost": "Closed dispute as lost",
		},
	},
	"payment difference": { label: "Payment difference", actions: { "difference closed": "Closed" } },
	discount: { label: "Discount", actions: { discount: "Saved" } },
	"delivery method": { label: "Delivery method", actions: { "delivery method": "Saved" } },
	"tax rate": { label: "Tax rate", actions: { "tax rate": "Saved" } },
	hotel: {
		label: "Hotel",
		superAdminOnly: ["hotel checked", "hotel status", "hotel owner"],
		actions: {
			"hotel created": "Added",
			hotel: "Changed details",
			"hotel identity": "Changed name or place",
			"hotel checked": "Approved changes",
			"hotel status": "Changed status",
			"hotel owner": "Changed owner",
			"hotel archived": "Archived",
			"hotel restored": "Restored",
			"hotel deleted": "Deleted",
			"room deleted": "Deleted room",
			"hotel photos": "Changed photos",
			"room order": "Changed order of rooms",
			"member invited": "Invited to the team",
			"invitation withdrawn": "Withdrew invitation",
			"member joined": "Joined the team",
			"member role": "Changed role of member",
			"member removed": "Removed member",
			"member left": "Left the team",
		},
	},
	room: {
		label: "Room",
		actions: {
			"room created": "Added",
			room: "Changed details",
			"room calendar": "Changed prices or availability",
			"room archived": "Archived",
			"room restored": "Restored",
			"room photos": "Changed photos",
			"rooms blocked": "Blocked rooms",
			"block removed": "Removed block",
			"calendar added": "Added calendar",
			"calendar removed": "Removed calendar",
			"calendar rule": "Changed rule of calendar",
			"calendar links": "Replaced calendar links",
		},
	},
	vehicle: {
		label: "Vehicle",
		actions: {
			vehicle: "Saved",
			"out of service": "Took out of service",
			"back in service": "Put back in service",
		},
	},
	driver: { label: "Driver", actions: { driver: "Saved" } },
	zone: { label: "Zone", actions: { zone: "Saved" } },
	"rate card": { label: "Rate card", actions: { "rate card": "Saved" } },
	account: {
		label: "Account",
		superAdminOnly: "all",
		actions: {
			role: "Changed role",
			suspend: "Suspended",
			restore: "Restored",
			delete: "Deleted",
			"second factor on": "Turned on two-step sign-in",
			"second factor off": "Turned off two-step sign-in",
			"recovery codes": "Made new recovery codes",
			"openid linked": "Linked a sign-in provider",
			"openid unlinked": "Unlinked a sign-in provider",
			"passkey added": "Added a passkey",
			"passkey removed": "Removed a passkey",
		},
	},
	"data request": {
		label: "Data request",
		superAdminOnly: "all",
		actions: { erased: "Erased a guest’s data" },
	},
	customer: {
		label: "Customer",
		actions: {
			"customer note": "Added note",
			"customer note removed": "Removed note",
			"data erased": "Erased the customer’s data",
		},
	},
	seller: { label: "Seller details", plural: "Seller details", actions: { seller: "Saved" } },
	market: {
		label: "Market",
		plural: "Market",
		superAdminOnly: "all",
		actions: { "first start": "Set up", "market settings": "Changed settings" },
	},
	commission: {
		label: "Commission",
		plural: "Commission",
		superAdminOnly: "all",
		actions: { "commission rate": "Changed rate" },
	},
	statement: {
		label: "Statement",
		superAdminOnly: "all",
		actions: { settled: "Settled", "settlement undone": "Undid settlement" },
	},
};

export const TRAIL_KIND_NAMES = Object.keys(TRAIL_KINDS) as ChangeKind[];

/** Who reads the trail: SuperAdmins all of it, Admins what is about the shop, stays, moves and the inbox. */
export type TrailReader = "Admin" | "SuperAdmin";

export const isKindFor = (reader: TrailReader, kind: ChangeKind): boolean =>
	reader === "SuperAdmin" || TRAIL_KINDS[kind].superAdminOnly !== "all";

/** The actions that Admins do not see, of kinds that they see. */
export const SUPER_ADMIN_ACTIONS: readonly { kind: ChangeKind; action: string }[] = TRAIL_KIND_NAMES.flatMap(
	(kind) => {
		const { superAdminOnly = [] } = TRAIL_KINDS[kind];
		return superAdminOnly === "all" ? [] : superAdminOnly.map((action) => ({ kind, action }));
	},
);

const isActionFor = (reader: TrailReader, kind: ChangeKind, action: string): boolean =>
	isKindFor(reader, kind) &&
	(reader === "SuperAdmin" ||
		!SUPER_ADMIN_ACTIONS.some((each) => each.kind === kind && each.action === action));

type AnyKind = { label: string; actions: Record<string, string> };

/** A kind of record; undefined for one that only a newer version of the site knows. */
const knownKind = (kind: string): AnyKind | undefined =>
	(TRAIL_KINDS as unknown as Record<string, AnyKind | undefined>)[kind];

export const kindLabel = (kind: string): string => knownKind(kind)?.label ?? kind;

/** What was done, such as "Changed status". */
export const actionLabel = (kind: string, action: string): string =>
	knownKind(kind)?.actions[action] ?? action;

/** A filter by kind: everything about its records, or one action. In URLs `order`, `order.order-status`. */
export type KindFilter = { kind: ChangeKind; action: string | null };

const KIND_FILTERS = new Map<string, KindFilter>(
	TRAIL_KIND_NAMES.flatMap((kind): [string, KindFilter][] => [
		[kindInPath(kind), { kind, action: null }],
		...Object.keys(TRAIL_KINDS[kind].actions).map((action): [string, KindFilter] => [
			`${kindInPath(kind)}.${action.replaceAll(" ", "-")}`,
			{ kind, action },
		]),
	]),
);

export const readKindFilter = (text: string): KindFilter | undefined => KIND_FILTERS.get(text);

/** The choices of the filter by kind, in a group for each: everything, then one by one what can be done. */
export const kindChoices = (reader: TrailReader) =>
	[...KIND_FILTERS].flatMap(([value, { kind, action }]) => {
		const { label, plural = `${label}s` } = TRAIL_KINDS[kind];
		if (action === null)
			return isKindFor(reader, kind) ? [{ value, label: `${plural}: all changes`, group: plural }] : [];
		return isActionFor(reader, kind, action)
			? [{ value, label: `${plural}: ${actionLabel(kind, action).toLowerCase()}`, group: plural }]
			: [];
	});
