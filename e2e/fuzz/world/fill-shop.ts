import { createHash, randomUUID } from "node:crypto";
import { addAddress } from "#app/account/profile/addresses.server.ts";
import { savePicture } from "#app/common/photos/images.server.ts";
import { openPayment, paidSubject } from "#app/payments/payments.server.ts";
import type { PaymentProviderName, ProviderCheckout } from "#app/payments/provider.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import { addWish } from "#app/shop/cart/wishlist.server.ts";
import { applyImport, startImport } from "#app/shop/import/imports.server.ts";
import { workOnImports } from "#app/shop/import/run-import.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { reviewProduct } from "#app/shop/orders/own/review-product.server.ts";
import { requestReturn } from "#app/shop/orders/returns/request-return.server.ts";
import { requestRestockEmail } from "#app/shop/restock/restock-requests.server.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { addDelivery, fillCart } from "#app/testing/shop/placing.ts";
import { addSeller } from "#app/testing/shop/selling.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { FUZZ_GUEST_EMAIL, type People, type Rivals } from "./people.ts";

/** A customer: an account, or a browser. */
export type FuzzCustomer = {
	accountId: number | null;
	email: string;
	guestHash: string | null;
	cartHash: string | null;
};

export const customersOf = (people: People, rivals: Rivals): FuzzCustomer[] => [
	{ ...people.visitor, email: FUZZ_GUEST_EMAIL },
	...[people.User, people.Hotel, people.SuperAdmin].map((one) => ({ ...one, email: one.email ?? "" })),
	{ accountId: rivals.userId, email: "bo@example.com", guestHash: null, cartHash: null },
	{ accountId: null, email: "cleo@example.com", guestHash: "another browser", cartHash: "another cart" },
];

export const hashOf = (word: string) => createHash("sha256").update(word).digest("hex");

/** The smallest possible pictures with files. */
export async function addPictures(db: Database, words: readonly string[]): Promise<string[]> {
	const hashes = words.map(hashOf);
	await transact(db, async (trx) => {
		for (const hash of hashes) await savePicture(trx, { picture: pictureOf(hash), now: new Date() });
	});
	return hashes;
}

/** A payment whose checkout could not be created, so that the page has the form to try again. */
const addPayment = (db: Database, number: string, now: Date, provider: PaymentProviderName = "stripe") =>
	transact(db, (trx) =>
		openPayment(trx, { ...paidSubject(number), provider, amount: 5_500, currency: "USD", now }),
	);

/**
 * A paid order or stay of the payment provider, which staff can refund, and with a refund that failed. Another charge is
 * in the provider's books only.
 */
export async function payOnline(db: Database, number: string, now: Date): Promise<void> {
	await addPayment(db, number, now);
	const reference = `cs_${number}`;
	await db
		.updateTable("payments")
		.set({ provider_reference: reference })
		.where("subject_number", "=", number)
		.execute();
	const checkout = {
		state: "paid" as const,
		reference,
		url: null,
		expiresAt: now.toISOString(),
		currency: "USD",
		refunds: [],
		disputes: [],
		paymentReference: `pi_${number}`,
		charge: { id: `ch_${number}`, amount: 5_500 },
		fees: [{ id: `txn_${number}`, amount: 190, currency: "USD" }],
		awaitsFee: false,
	} satisfies ProviderCheckout;
	await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now });
	const { id: payment_id } = await db
		.selectFrom("payments")
		.select("id")
		.where("subject_number", "=", number)
		.executeTakeFirstOrThrow();
	const [key, at] = [`refund:${number}`, now.toISOString()];
	const failed = {
		state: "failed",
		idempotency_key: key,
		reason: "",
		created_at: at,
		updated_at: at,
	} as const;
	await db
		.insertInto("refunds")
		.values({ ...failed, payment_id, amount: 10 })
		.execute();
	const charge = { provider: "stripe", record_kind: "charge", record_id: `ch_other_${number}` } as const;
	await db
		.insertInto("payment_differences")
		.values({
			...charge,
			what: "missing_here",
			currency: "USD",
			found_at: at,
			provider_amount: 700,
			provider_state: "succeeded",
		})
		.execute();
}

/** An order that the customer has paid and disputes, at a provider that leaves it to staff to close the dispute as lost. */
async function disputeOrder(db: Database, number: string, now: Date): Promise<void> {
	const provider = "mollie";
	await addPayment(db, number, now, provider);
	const reference = `tr_${number}`;
	await db
		.updateTable("payments")
		.set({ provider_reference: reference })
		.where("subject_number", "=", number)
		.execute();
	const [charge, dispute] = [
		{ id: `${reference}_charge`, amount: 5_500 },
		{ id: `chb_${number}`, amount: 5_500, reason: "fraudulent", state: "open" as const, answerBefore: null },
	];
	const checkout = {
		state: "paid" as const,
		reference,
		url: null,
		expiresAt: now.toISOString(),
		currency: "USD",
		refunds: [],
		disputes: [dispute],
		paymentReference: reference,
		charge,
		fees: [],
		awaitsFee: false,
	} satisfies ProviderCheckout;
	await recordPayment(db, PAYMENT_SUBJECTS, { provider, checkout, now });
}

/** Products, settings, carts, and orders in every status; returns the order numbers by customer. */
export async function fillFuzzShop(
	db: Database,
	{ people, customers }: { people: People; customers: readonly FuzzCustomer[] },
): Promise<Map<FuzzCustomer, string[]>> {
	const now = new Date();
	const lamp = await putOnShelf(db, {
		title: "Halden lamp",
		category: "Lighting",
		vendor: "Nordlys",
		variants: [
			{ option: "Small", price: 2_500, compareAt: 3_000, stock: 500, sku: "L-S" },
			{ option: "Large", price: 4_500, stock: 500, sku: "L-L" },
		],
	});
	const chair = await putOnShelf(db, { title: "Oak chair", category: "Kitchen", variants: [{ stock: 500 }] });
	const bowl = await putOnShelf(db, {
		title: "Sold out bowl",
		category: "Kitchen",
		variants: [{ stock: 0 }],
	});
	await putOnShelf(db, { title: "Draft desk", status: "draft" });
	await putOnShelf(db, { title: "Archived mug", status: "archived" });
	const photos = await addPictures(db, ["lamp one", "lamp two", "chair"]);
	for (const [at, image_hash] of photos.entries())
		await db
			.insertInto("product_images")
			.values({ product_id: at < 2 ? lamp.productId : chair.productId, image_hash, position: (at % 2) + 1 })
			.execute();
	await transact(db, (trx) => summariseProducts(trx, [lamp.productId, chair.productId]));
	await addDelivery(db, { countries: "US,CA", free_from: 20_000 });
	await addDelivery(db, { name: "World", price: 2_000 });
	const at = now.toISOString();
	const food = await db
		.insertInto("tax_classes")
		.values({ name: "Food", created_at: at })
		.returning("id")
		.executeTakeFirstOrThrow();
	const reduced = `reduced-${food.id}` as const;
	const rate = { name: "Sales tax", country: "US", region: "NJ", created_at: at };
	await db
		.insertInto("tax_rates")
		.values([
			{ ...rate, rate_ppm: 66_250, tax_class: "standard" },
			{ ...rate, rate_ppm: 20_000, tax_class: reduced },
		])
		.execute();
	await db.updateTable("products").set({ tax_class: reduced }).where("id", "=", chair.productId).execute();
	for (const [code, kind, value] of [
		["WELCOME10", "percent", 1_000],
		["FIVE", "amount", 500],
	] as const)
		await db
			.insertInto("discounts")
			.values({ code, kind, value, starts_at: null, ends_at: null, max_uses: 50, created_at: at })
			.execute();

	await addSeller(db);
	const [small = 0, large = 0] = lamp.variantIds;
	const [[chairs = 0], [soldOut = 0]] = [chair.variantIds, bowl.variantIds];
	const numbers = new Map<FuzzCustomer, string[]>();
	for (const customer of customers) {
		const { accountId, guestHash, cartHash, email } = customer;
		const owner = { accountId, guestHash };
		await fillCart(db, [{ variantId: small, quantity: 2 }, { variantId: chairs }], {
			accountId: accountId ?? undefined,
			tokenHash: cartHash ?? undefined,
		});
		await addWish(db, { owner, variantId: large, now });
		if (accountId !== null) await addAddresses(db, accountId);
		await requestRestockEmail(db, { variantId: soldOut, email, now });
		const add = (more: Parameters<typeof addOrder>[1]) =>
			addOrder(db, { ...owner, email, placedAt: now, lines: [{ variantId: small, quantity: 2 }], ...more });
		const arrived = { status: "completed", payment: "paid", fulfilment: "delivered" } as const;
		const orders = [
			await add({}),
			await add({ status: "confirmed", paymentMethod: "cash_on_delivery" }),
			await add({ status: "processing", payment: "paid", fulfilment: "shipped" }),
			await add(arrived),
			await add({ ...arrived, lines: [{ variantId: large, quantity: 1 }] }),
			await add(arrived),
			await add({ paymentMethod: "online" }),
			await add({ paymentMethod: "online" }),
			await add({ paymentMethod: "online" }),
		];
		await addPayment(db, orders[6]?.number ?? "", now);
		await payOnline(db, orders[7]?.number ?? "", now);
		await disputeOrder(db, orders[8]?.number ?? "", now);
		const paid = {
			column: "payment",
			expectedStatus: "unpaid",
			to: "paid",
			by: "staff",
			actorId: null,
		} as const;
		await changeOrder(db, { ...paid, number: (await add({ status: "confirmed" })).number, now });
		numbers.set(
			customer,
			orders.map(({ number }) => number),
		);
		const viewer = { isGranted: true, accountId, guestHash };
		const query = { number: orders[5]?.number ?? "", viewer, now };
		const line = await db
			.selectFrom("order_lines")
			.select("id")
			.where("order_id", "=", orders[5]?.id ?? 0)
			.executeTakeFirstOrThrow();
		const lines = [{ lineId: line.id, quantity: 1 }];
		const form = { kind: "withdrawal", reason: "", lines, idempotencyKey: randomUUID() } as const;
		await requestReturn(db, { ...query, ...form, timeZone: "America/New_York" });
		const review = { rating: 4, title: "Good", message: "It gives light.", productId: lamp.productId };
		await reviewProduct(db, { ...query, ...review });
	}
	await addImports(db, people.Admin.accountId ?? 0);
	return numbers;
}

async function addAddresses(db: Database, accountId: number): Promise<void> {
	for (const line1 of ["12 Harbor Road", "14 Harbor Road"])
		await addAddress(db, {
			accountId,
			address: {
				name: "Ana Lima",
				contact: { typed: "(212) 555-0147", e164: "+12125550147" },
				line1,
				line2: "",
				city: "Hoboken",
				region: "NJ",
				postalCode: "07030",
				country: "US",
			},
			now: new Date(),
		});
}

/** An applied file with one missing picture, and a checked one that waits. */
async function addImports(db: Database, accountId: number): Promise<void> {
	const now = new Date();
	const work = { currency: "USD", now: () => now };
	const send = async (fileName: string, text: string) => {
		const bytes = new TextEncoder().encode(text);
		const importId = await startImport(db, { idempotencyKey: randomUUID(), accountId, fileName, bytes, now });
		await workOnImports(db, work);
		return importId;
	};
	const jars = "Handle,Title,Variant Price,Image Src\nnew-jar,New jar,12.00,https://127.0.0.1/vase.png\n";
	const importId = await send("jars.csv", jars);
	await applyImport(db, { importId, publishesPictureless: false, actorId: null, now });
	await workOnImports(db, work);
	await send("vases.csv", "Handle,Title,Variant Price,Status\nnew-vase,New vase,12.00,active\n");
}
