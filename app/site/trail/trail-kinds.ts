import { actionLabel } from "#app/common/changes/action-label.ts";
import { kindInPath } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import type { ChangeActions, ChangeKind } from "#db/schema/common.ts";

/** Who reads the trail: SuperAdmins all of it, Admins what is about the shop, stays, moves and the inbox. */
export type TrailReader = "Admin" | "SuperAdmin";

/** Every kind of record in the trail, with everything that can be done to it, and who sees that. */
export const TRAIL_KINDS: { [Kind in ChangeKind]: Record<ChangeActions[Kind], TrailReader> } = {
	order: {
		placed: "Admin",
		"order status": "Admin",
		"order lines": "Admin",
		payment: "Admin",
		fulfilment: "Admin",
		return: "Admin",
		parcel: "Admin",
		"parcel shipped": "Admin",
		"order parcels": "Admin",
		"order note": "Admin",
	},
	booking: {
		"walk-in": "Admin",
		"booking status": "Admin",
		"booking dates": "Admin",
		"booking extra": "Admin",
		"booking guests seen": "Admin",
		"booking note": "Admin",
		"booking payment": "Admin",
		"booking unit": "Admin",
		"booking kept": "Admin",
	},
	move: {
		booked: "Admin",
		"move status": "Admin",
		"move price": "Admin",
		"deposit waived": "Admin",
		assignment: "Admin",
		"step undone": "Admin",
		"move note": "Admin",
	},
	"moving booking": {
		delete: "Admin",
	},
	conversation: {
		message: "Admin",
		note: "Admin",
		closed: "Admin",
		opened: "Admin",
		assigned: "Admin",
	},
	"reply template": {
		"reply template": "Admin",
		"template deleted": "Admin",
	},
	"partner request": {
		accepted: "Admin",
		"invited again": "Admin",
		declined: "Admin",
		joined: "Admin",
	},
	review: {
		answer: "Admin",
		removed: "Admin",
	},
	product: {
		"product created": "Admin",
		product: "Admin",
		"product status": "Admin",
		"product deleted": "Admin",
		price: "Admin",
		variants: "Admin",
		photos: "Admin",
		stock: "Admin",
		translation: "Admin",
		import: "Admin",
	},
	category: {
		category: "Admin",
		"category position": "Admin",
		translation: "Admin",
		"category deleted": "Admin",
	},
	import: {
		"import started": "Admin",
		"import applied": "Admin",
		"import cancelled": "Admin",
		"import pictures": "Admin",
		"import retried": "Admin",
	},
	payment: {
		"refund requested": "Admin",
		"refund retried": "Admin",
		"dispute lost": "Admin",
	},
	"payment difference": {
		"difference closed": "Admin",
	},
	discount: {
		discount: "Admin",
	},
	"delivery method": {
		"delivery method": "Admin",
		translation: "Admin",
	},
	"tax class": {
		"tax class": "Admin",
	},
	"tax rate": {
		"tax rate": "Admin",
	},
	hotel: {
		"hotel created": "Admin",
		hotel: "Admin",
		"hotel identity": "Admin",
		"hotel checked": "SuperAdmin",
		"hotel status": "SuperAdmin",
		"hotel owner": "SuperAdmin",
		"hotel archived": "Admin",
		"hotel restored": "Admin",
		"hotel deleted": "Admin",
		"room deleted": "Admin",
		"hotel photos": "Admin",
		translation: "Admin",
		"room order": "Admin",
		"rate plan": "Admin",
		offer: "Admin",
		"offer deleted": "Admin",
		"hotel extra": "Admin",
		"member invited": "Admin",
		"invitation withdrawn": "Admin",
		"member joined": "Admin",
		"member role": "Admin",
		"member removed": "Admin",
		"member left": "Admin",
	},
	room: {
		"room created": "Admin",
		room: "Admin",
		"room calendar": "Admin",
		"room archived": "Admin",
		"room restored": "Admin",
		"room photos": "Admin",
		translation: "Admin",
		"units added": "Admin",
		unit: "Admin",
		"unit removed": "Admin",
		"rooms blocked": "Admin",
		"block removed": "Admin",
		"calendar added": "Admin",
		"calendar removed": "Admin",
		"calendar rule": "Admin",
		"calendar links": "Admin",
	},
	vehicle: {
		vehicle: "Admin",
		"out of service": "Admin",
		"back in service": "Admin",
	},
	driver: {
		driver: "Admin",
	},
	zone: {
		zone: "Admin",
	},
	"rate card": {
		"rate card": "Admin",
	},
	account: {
		role: "SuperAdmin",
		suspend: "SuperAdmin",
		restore: "SuperAdmin",
		delete: "SuperAdmin",
		"second factor on": "SuperAdmin",
		"second factor off": "SuperAdmin",
		"recovery codes": "SuperAdmin",
		"openid linked": "SuperAdmin",
		"openid unlinked": "SuperAdmin",
		"passkey added": "SuperAdmin",
		"passkey removed": "SuperAdmin",
	},
	"data request": {
		erased: "SuperAdmin",
	},
	customer: {
		"customer note": "Admin",
		"customer note removed": "Admin",
		"data erased": "Admin",
	},
	seller: {
		seller: "Admin",
	},
	market: {
		"first start": "SuperAdmin",
		"market settings": "SuperAdmin",
	},
	commission: {
		"commission rate": "SuperAdmin",
	},
	statement: {
		settled: "SuperAdmin",
		"settlement undone": "SuperAdmin",
	},
};

export const TRAIL_KIND_NAMES = Object.keys(TRAIL_KINDS) as ChangeKind[];

const actionsOf = (kind: ChangeKind): [action: string, reader: TrailReader][] =>
	Object.entries(TRAIL_KINDS[kind]);

export const isKindFor = (reader: TrailReader, kind: ChangeKind): boolean =>
	reader === "SuperAdmin" || actionsOf(kind).some(([, each]) => each === "Admin");

/** The actions that Admins do not see, of kinds that they see. */
export const SUPER_ADMIN_ACTIONS: readonly { kind: ChangeKind; action: string }[] = TRAIL_KIND_NAMES.filter(
	(kind) => isKindFor("Admin", kind),
).flatMap((kind) =>
	actionsOf(kind).flatMap(([action, reader]) => (reader === "SuperAdmin" ? [{ kind, action }] : [])),
);

const isActionFor = (reader: TrailReader, kind: ChangeKind, action: string): boolean =>
	isKindFor(reader, kind) &&
	(reader === "SuperAdmin" ||
		!SUPER_ADMIN_ACTIONS.some((each) => each.kind === kind && each.action === action));

/** A kind or action that only a newer version of the site knows has its name in the database. */
export const kindLabel = (kind: string): string =>
	(t.trailKinds as Record<string, { one: string } | undefined>)[kind]?.one ?? kind;

/** A filter by kind: everything about its records, or one action. In URLs `order`, `order.order-status`. */
export type KindFilter = { kind: ChangeKind; action: string | null };

const KIND_FILTERS = new Map<string, KindFilter>(
	TRAIL_KIND_NAMES.flatMap((kind): [string, KindFilter][] => [
		[kindInPath(kind), { kind, action: null }],
		...actionsOf(kind).map(([action]): [string, KindFilter] => [
			`${kindInPath(kind)}.${action.replaceAll(" ", "-")}`,
			{ kind, action },
		]),
	]),
);

export const readKindFilter = (text: string): KindFilter | undefined => KIND_FILTERS.get(text);

/** The choices of the filter by kind, in a group for each: everything, then one by one what can be done. */
export const kindChoices = (reader: TrailReader) =>
	[...KIND_FILTERS].flatMap(([value, { kind, action }]) => {
		const { other: plural } = t.trailKinds[kind];
		if (action === null)
			return isKindFor(reader, kind)
				? [{ value, label: t.trail.allOf({ kind: plural }), group: plural }]
				: [];
		return isActionFor(reader, kind, action)
			? [{ value, label: t.trail.choice({ kind: plural, action: actionLabel(kind, action) }), group: plural }]
			: [];
	});
