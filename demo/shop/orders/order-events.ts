import { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import type { OrderChange } from "#app/shop/orders/change-order.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { demoHash } from "../../demo-hash.ts";
import { DAY_MS, HOUR_MS } from "../../demo-time.ts";
import { seededRandom } from "../../random.ts";
import { type Customer, randomCustomer, ULLAS_ADDRESS } from "./customers.ts";
import type { DemoEvent, DemoShop } from "./demo-event.ts";
import {
	disputeDemoPayment,
	openDemoCheckout,
	payAtDemoProvider,
	settleDemoRefunds,
} from "./online-payments.ts";
import type { PlannedOrder } from "./plan-orders.ts";
import { returnEvents } from "./return-events.ts";

const PAYS_AFTER_MS = 3 * 60 * 1000;
/** How long the bank of a customer takes to decide. */
const DISPUTED_MS = 9 * DAY_MS;
const UNKNOWN = Number.MAX_SAFE_INTEGER;

/**
 * The events of the planned orders: each is placed, confirmed, paid, shipped and delivered; some are cancelled,
 * expire or are returned. All of them go through the rules that the screens use.
 */
export function orderEvents(shop: DemoShop, planned: readonly PlannedOrder[]): DemoEvent[] {
	const random = seededRandom(88_117);
	return planned.flatMap((plan, at) => eventsOf(shop, plan, at, random));
}

function eventsOf(shop: DemoShop, plan: PlannedOrder, at: number, random: () => number): DemoEvent[] {
	const { db, adminId } = shop;
	const online = plan.paymentMethod === "online" ? shop.provider : undefined;
	const customer: Customer = plan.isUllas
		? { email: shop.ulla.email, address: ULLAS_ADDRESS }
		: randomCustomer(random);
	const after = (from: Date, hours: number, spread: number) =>
		new Date(from.getTime() + (hours + random() * spread) * HOUR_MS);
	let number = "";
	const events: DemoEvent[] = [
		{
			at: plan.placedAt,
			order: plan,
			movesStock: true,
			run: async () => {
				number = await place(shop, plan, customer, at);
				if (online) await openDemoCheckout(db, online, { number, now: plan.placedAt });
			},
		},
	];
	type Step = Pick<OrderChange, "column" | "expectedStatus" | "to"> & Partial<OrderChange>;
	const change = (when: Date, step: Step) =>
		events.push({
			at: when,
			order: plan,
			movesStock: step.to === "expired" || step.to === "cancelled",
			run: async () => {
				const made = await changeOrder(db, {
					by: "staff",
					actorId: adminId,
					...step,
					number,
					now: when,
				} as OrderChange);
				if (!made.ok) throw new Error(`${number} did not become ${step.to}: ${made.reason}`);
			},
		});

	if (plan.outcome === "waiting") return events;
	if (online) {
		const paidAt = new Date(plan.placedAt.getTime() + PAYS_AFTER_MS);
		const run = () => payAtDemoProvider(db, online, { number, now: paidAt });
		events.push({ at: paidAt, order: plan, run });
	}
	if (plan.outcome === "unpaid") {
		const when = new Date(plan.placedAt.getTime() + 7 * DAY_MS + HOUR_MS / 2);
		change(when, { column: "status", expectedStatus: "new", to: "expired", by: "clock", actorId: null });
		return events;
	}
	if (plan.outcome === "cancelled") {
		const when = after(plan.placedAt, 0.3, 6);
		const actorId = plan.isUllas ? shop.ulla.id : null;
		change(when, { column: "status", expectedStatus: "new", to: "cancelled", by: "customer", actorId });
		const refundedAt = new Date(when.getTime() + PAYS_AFTER_MS);
		const run = async () => online && settleDemoRefunds(db, online, { number, now: refundedAt });
		events.push({ at: refundedAt, order: plan, run });
		return events;
	}
	const confirmed = after(plan.placedAt, 1, 9);
	change(confirmed, { column: "status", expectedStatus: "new", to: "confirmed" });
	const isCash = plan.paymentMethod === "cash_on_delivery";
	const ready = isCash ? confirmed : after(confirmed, 4, 40);
	if (plan.paymentMethod === "bank_transfer")
		change(ready, { column: "payment", expectedStatus: "unpaid", to: "paid" });
	const shipped = after(ready, 6, 22);
	const parcel = { carrier: pickCarrier(customer), trackingNumber: `JD0${String(31_400_000 + at * 7_919)}` };
	change(shipped, { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped", parcel });
	const delivered = after(shipped, plan.isExpress ? 20 : 44, plan.isExpress ? 12 : 60);
	change(delivered, { column: "fulfilment", expectedStatus: "shipped", to: "delivered" });
	const paid = isCash ? new Date(delivered.getTime() + HOUR_MS) : ready;
	if (isCash) change(paid, { column: "payment", expectedStatus: "unpaid", to: "paid" });
	if (online && plan.dispute) {
		const disputed = new Date(delivered.getTime() + 3 * DAY_MS);
		const decided = new Date(disputed.getTime() + DISPUTED_MS);
		const dispute = (at: Date, status: NonNullable<typeof plan.dispute>) =>
			events.push({
				at,
				order: plan,
				run: () => disputeDemoPayment(db, online, { number, now: at, status }),
			});
		dispute(disputed, "needs_response");
		if (plan.dispute !== "needs_response") dispute(decided, plan.dispute);
	}
	const unpacked = after(delivered, 20, 10);
	if (plan.outcome !== "kept") events.push(...returnEvents(shop, plan, unpacked, () => number, after));
	return events;
}

const pickCarrier = ({ address }: Customer) =>
	({ US: "USPS", GB: "Royal Mail", FR: "La Poste", DE: "DHL" })[address.country] ?? "DHL";

/** Fills a cart, and places the order some minutes later. */
async function place(shop: DemoShop, plan: PlannedOrder, customer: Customer, at: number): Promise<string> {
	const { db, deliveryIds } = shop;
	const accountId = plan.isUllas ? shop.ulla.id : null;
	const begun = new Date(plan.placedAt.getTime() - (4 + ((at * 37) % 50)) * 60_000).toISOString();
	const { id: cartId } = await db
		.insertInto("carts")
		.values({
			token_hash: accountId === null ? demoHash(`cart ${at}`) : null,
			account_id: accountId,
			created_at: begun,
			updated_at: begun,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await db
		.insertInto("cart_lines")
		.values(
			plan.lines.map(({ variant, quantity }) => ({
				cart_id: cartId,
				variant_id: variant.id,
				quantity,
				price_seen: variant.price,
				added_at: begun,
			})),
		)
		.execute();
	const isByPhone = accountId === null && at % 9 === 2;
	const form = {
		cartId,
		idempotencyKey: demoHash(`order ${at}`),
		accountId,
		guestHash: accountId === null && !isByPhone ? demoHash(customer.email) : null,
		...(isByPhone ? { staffId: shop.adminId } : {}),
		...customer,
		savesAddress: plan.isUllas,
		paymentMethod: plan.paymentMethod,
		paymentProvider: shop.provider ? ("stripe" as const) : null,
		deliveryMethodId: plan.isExpress ? deliveryIds.express : deliveryIds.standard,
		discountCode: plan.discountCode,
		note: at % 23 === 4 ? "Please ring twice, the bell is quiet." : "",
		currency: shop.currency,
		bankAccount: "",
		confirmWithinDays: 3,
		timeZone: "UTC",
		now: plan.placedAt,
	};
	const lines = plan.lines.map(({ variant, quantity }) => ({
		variantId: variant.id,
		quantity,
		unitPrice: variant.price,
	}));
	// The answer to unknown sums names them, for the customer to agree to.
	const seen = await placeOrder(db, {
		...form,
		agreed: { total: UNKNOWN, delivery: UNKNOWN, tax: UNKNOWN, lines },
	});
	const sums = new Map(
		seen.ok || seen.reason !== "changed"
			? []
			: seen.changes.map((change) => [change.kind, "now" in change ? change.now : UNKNOWN] as const),
	);
	const sum = (kind: "total" | "delivery" | "tax") => Number(sums.get(kind) ?? UNKNOWN);
	const agreed = { total: sum("total"), delivery: sum("delivery"), tax: sum("tax"), lines };
	const placed = seen.ok ? seen : await placeOrder(db, { ...form, agreed });
	if (!placed.ok) throw new Error(`A planned order was refused: ${placed.reason}`);
	return placed.number;
}
