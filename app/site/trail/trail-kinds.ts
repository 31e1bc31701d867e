import { kindInPath } from "#app/common/trail-path.ts";
import type { AuditActions, AuditKind } from "#db/schema/common.ts";

type KindRow<Kind extends AuditKind> = {
	/** One record of the kind, and several. */
	label: string;
	plural: string;
	/** Whether Admins see its entries; of some actions only SuperAdmins do. */
	isForAdmins: boolean;
	superAdminOnly?: readonly AuditActions[Kind][];
	/** What was done, in the past tense. */
	actions: Record<AuditActions[Kind], string>;
};

/** Every kind of record in the trail, with everything that can be done to it. */
export const TRAIL_KINDS: { [Kind in AuditKind]: KindRow<Kind> } = {
	order: {
		label: "Order",
		plural: "Orders",
		isForAdmins: true,
		actions: {
			"order status": "Changed status",
			payment: "Changed payment",
			fulfilment: "Changed delivery",
			return: "Answered return",
			parcel: "Corrected tracking number",
			"order note": "Added note",
		},
	},
	booking: {
		label: "Stay",
		plural: "Stays",
		isForAdmins: true,
		actions: {
			"walk-in": "Booked for guest",
			"booking status": "Changed status",
			"booking dates": "Changed dates",
			"booking note": "Added note",
		},
	},
	move: {
		label: "Move",
		plural: "Moves",
		isForAdmins: true,
		actions: {
			"move status": "Changed status",
			"move price": "Changed price",
			"deposit waived": "Waived deposit",
			assignment: "Changed vehicle and driver",
			"step undone": "Undid step",
			"move note": "Added note",
		},
	},
	"moving booking": {
		label: "Deleted move",
		plural: "Deleted moves",
		isForAdmins: true,
		actions: { delete: "Deleted" },
	},
	conversation: {
		label: "Conversation",
		plural: "Conversations",
		isForAdmins: true,
		actions: { message: "Wrote message", closed: "Closed", opened: "Opened again", assigned: "Assigned" },
	},
	"partner request": {
		label: "Partner request",
		plural: "Partner requests",
		isForAdmins: true,
		actions: {
			accepted: "Accepted",
			"invited again": "Invited again",
			declined: "Declined",
			joined: "Opened hotel account",
		},
	},
	review: {
		label: "Review",
		plural: "Reviews",
		isForAdmins: true,
		actions: { answer: "Answered" },
	},
	product: {
		label: "Product",
		plural: "Products",
		isForAdmins: true,
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
		isForAdmins: true,
		actions: { category: "Saved", "category position": "Changed position", "category deleted": "Deleted" },
	},
	import: {
		label: "Import",
		plural: "Imports",
		isForAdmins: true,
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
		plural: "Payments",
		isForAdmins: true,
		actions: {
			"refund requested": "Requested refund",
			"refund retried": "Retried refund",
			"dispute lost": "Closed dispute as lost",
		},
	},
	"payment difference": {
		label: "Payment difference",
		plural: "Payment differences",
		isForAdmins: true,
		actions: { "difference closed": "Closed" },
	},
	discount: { label: "Discount", plural: "Discounts", isForAdmins: true, actions: { discount: "Saved" } },
	"delivery method": {
		label: "Delivery method",
		plural: "Delivery methods",
		isForAdmins: true,
		actions: { "delivery method": "Saved" },
	},
	"tax rate": { label: "Tax rate", plural: "Tax rates", isForAdmins: true, actions: { "tax rate": "Saved" } },
	hotel: {
		label: "Hotel",
		plural: "Hotels",
		isForAdmins: true,
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
		plural: "Rooms",
		isForAdmins: true,
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
		plural: "Vehicles",
		isForAdmins: true,
		actions: {
			vehicle: "Saved",
			"out of service": "Took out of service",
			"back in service": "Put back in service",
		},
	},
	driver: { label: "Driver", plural: "Drivers", isForAdmins: true, actions: { driver: "Saved" } },
	zone: { label: "Zone", plural: "Zones", isForAdmins: true, actions: { zone: "Saved" } },
	"rate card": {
		label: "Rate card",
		plural: "Rate cards",
		isForAdmins: true,
		actions: { "rate card": "Saved" },
	},
	account: {
		label: "Account",
		plural: "Accounts",
		isForAdmins: false,
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
		plural: "Data requests",
		isForAdmins: false,
		actions: { erased: "Erased a guest’s data" },
	},
	seller: {
		label: "Seller details",
		plural: "Seller details",
		isForAdmins: true,
		actions: { seller: "Saved" },
	},
	market: {
		label: "Market",
		plural: "Market",
		isForAdmins: false,
		actions: { "first start": "Set up", "market settings": "Changed settings" },
	},
	commission: {
		label: "Commission",
		plural: "Commission",
		isForAdmins: false,
		actions: { "commission rate": "Changed rate" },
	},
	statement: {
		label: "Statement",
		plural: "Statements",
		isForAdmins: false,
		actions: { settled: "Settled", "settlement undone": "Undid settlement" },
	},
};

export const TRAIL_KIND_NAMES = Object.keys(TRAIL_KINDS) as AuditKind[];

/** Who reads the trail: SuperAdmins all of it, Admins what is about the shop, stays, moves and the inbox. */
export type TrailReader = "Admin" | "SuperAdmin";

export const isKindFor = (reader: TrailReader, kind: AuditKind): boolean =>
	reader === "SuperAdmin" || TRAIL_KINDS[kind].isForAdmins;

const isActionFor = (reader: TrailReader, kind: AuditKind, action: string): boolean =>
	isKindFor(reader, kind) &&
	(reader === "SuperAdmin" ||
		!(TRAIL_KINDS[kind].superAdminOnly as readonly string[] | undefined)?.includes(action));

/** The actions that Admins do not see, of kinds that they see. */
export const SUPER_ADMIN_ACTIONS: readonly { kind: AuditKind; action: string }[] = TRAIL_KIND_NAMES.flatMap(
	(kind) => (TRAIL_KINDS[kind].superAdminOnly ?? []).map((action) => ({ kind, action })),
);

type AnyKind = { label: string; actions: Record<string, string> };

/** A kind of record; undefined for one that only a newer version of the site knows. */
const knownKind = (kind: string): AnyKind | undefined =>
	(TRAIL_KINDS as unknown as Record<string, AnyKind | undefined>)[kind];

export const kindLabel = (kind: string): string => knownKind(kind)?.label ?? kind;

/** What was done, such as "Changed status". */
export const actionLabel = (kind: string, action: string): string =>
	knownKind(kind)?.actions[action] ?? action;

/** A filter by kind: everything about its records, or one action. In URLs `order`, `order.order-status`. */
export type KindFilter = { kind: AuditKind; action: string | null };

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
		const { plural } = TRAIL_KINDS[kind];
		if (action === null)
			return isKindFor(reader, kind) ? [{ value, label: `${plural}: all changes`, group: plural }] : [];
		return isActionFor(reader, kind, action)
			? [{ value, label: `${plural}: ${actionLabel(kind, action).toLowerCase()}`, group: plural }]
			: [];
	});
