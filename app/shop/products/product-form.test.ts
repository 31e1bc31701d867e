import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import type { TaxClassChoice } from "#app/shop/pricing/tax-class-field.ts";
import { discountSchema, taxClassSchema, taxSchema } from "#app/shop/settings/setting-forms.server.ts";
import { stockSchema } from "#app/shop/stock/stock-form.ts";
import { newProductSchema, productSchema } from "./product-form.ts";
import { variantField, variantGridSchema } from "./variants/grid-form.ts";

const KEY = "7c0c7f0e-0a1b-4c2d-8e3f-1a2b3c4d5e6f";

/** As a browser sends it: every text field, including empty ones. */
function send(schema: Parameters<typeof parseWithZod>[1]["schema"], fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	const submission = parseWithZod(form, { schema }) as {
		status?: string;
		value?: unknown;
		error?: Record<string, string[]>;
	};
	return { value: submission.value as never, errors: submission.error ?? {} };
}

const CLASSES: TaxClassChoice[] = [
	{ value: "standard", label: "Standard rate" },
	{ value: "reduced-1", label: "Food" },
];

const PRODUCT = {
	taxClass: "standard",
	title: "Oak desk",
	slug: "",
	description: "",
	vendor: "",
	tags: " oak, desk,, oak ",
	category: "",
	status: "draft",
	seoTitle: "",
	seoDescription: "",
	option1Name: "",
	option1Values: "",
	option2Name: "Colour",
	option2Values: "Red\r\n\r\n  Dark   blue \r\n",
	option3Name: "",
	option3Values: "",
};

test("accepts empty optional fields and closes gaps between options", () => {
	const { value } = send(newProductSchema("USD", CLASSES), {
		...PRODUCT,
		idempotencyKey: KEY,
		price: "1,234.50",
		compareAt: "",
		sku: "",
	});
	expect(value).toMatchObject({
		details: { title: "Oak desk", slug: "", tags: "oak, desk", category_id: null, seo_title: null },
		options: [{ name: "Colour", values: ["Red", "Dark blue"], was: null }],
		typed: { price: 123_450, compareAt: null, sku: null },
	});
});

test("reports each error at its field", () => {
	const { errors } = send(newProductSchema("USD", CLASSES), {
		...PRODUCT,
		title: "x",
		slug: "!!!",
		category: "nonsense",
		taxClass: "reduced-2",
		idempotencyKey: KEY,
		price: "12.345",
		compareAt: "1000000.01",
		sku: "S".repeat(65),
	});
	expect(Object.keys(errors).toSorted()).toEqual([
		...["category", "compareAt", "price", "sku", "slug", "taxClass", "title"],
	]);
	const doubled = send(productSchema(1, CLASSES), {
		...PRODUCT,
		expectedVersion: "x",
		option1Values: "a",
		option3Name: "colour",
		option3Values: "A\na",
	});
	expect(Object.keys(doubled.errors).toSorted()).toEqual(["option1Name", "option3Values"]);
});

test("takes < and > as text", () => {
	const text = "<10 m & 5 > 4";
	const { errors, value } = send(newProductSchema("USD", CLASSES), {
		...PRODUCT,
		title: text,
		vendor: text,
		tags: text,
		seoTitle: text,
		option1Name: text,
		option1Values: text,
		option2Name: "",
		option2Values: "",
		sku: text,
		idempotencyKey: KEY,
		price: "5",
	});
	expect(errors).toEqual({});
	expect(value).toMatchObject({
		details: { title: text, vendor: text, tags: text, seo_title: text },
		options: [{ name: text, values: [text] }],
		typed: { sku: text },
	});
});

test("limits a new product to 100 combinations", () => {
	const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`).join("\r\n");
	const many = { ...PRODUCT, option1Name: "Size", option1Values: values(60), option2Values: values(20) };
	const news = { ...many, idempotencyKey: KEY, price: "1", compareAt: "", sku: "" };
	expect(send(newProductSchema("USD", CLASSES), news).errors).toHaveProperty("option1Values");
	expect(send(productSchema(2, CLASSES), { ...many, expectedVersion: "x" }).errors).toEqual({});
});

test("accepts descriptions of up to 20,000 characters", () => {
	const of = (length: number) =>
		send(productSchema(0, CLASSES), { ...PRODUCT, expectedVersion: "x", description: "é".repeat(length) })
			.errors;
	expect(of(20_000)).toEqual({});
	expect(of(20_001)).toHaveProperty("description");
});

test("reads each variant of the grid, and reports errors at their fields", () => {
	const row = (id: number, fields: Record<string, string>) =>
		Object.fromEntries(Object.entries(fields).map(([name, value]) => [variantField(name, id), value]));
	const good = {
		price: "9.90",
		compareAt: "",
		sku: "A",
		barcode: "",
		weight: "",
		lowStockAt: "3",
		tracked: "on",
	};
	const read = send(variantGridSchema([1, 2], { currency: "USD", classes: CLASSES }), {
		expectedVersion: "x",
		...row(1, good),
		...row(2, { ...good, sku: "B", taxClass: "reduced-1" }),
	});
	expect(read.value).toMatchObject({
		rows: [
			{
				id: 1,
				price: 990,
				compare_at: null,
				sku: "A",
				barcode: null,
				weight_grams: 0,
				is_tracked: true,
				tax_class: null,
			},
			{ id: 2, sku: "B", tax_class: "reduced-1" },
		],
	});
	const twice = send(variantGridSchema([1, 2], { currency: "USD", classes: CLASSES }), {
		expectedVersion: "x",
		...row(1, good),
		...row(2, good),
	});
	expect(twice.errors).toHaveProperty(variantField("sku", 2));
	const wrong = send(variantGridSchema([1], { currency: "USD", classes: CLASSES }), {
		expectedVersion: "x",
		...row(1, { ...good, price: "", weight: "-4", taxClass: "luxury" }),
	});
	expect(Object.keys(wrong.errors).toSorted()).toEqual([
		...[variantField("price", 1), variantField("taxClass", 1), variantField("weight", 1)],
	]);
});

test("reports errors in settings, and accepts valid ones", () => {
	const tax = {
		taxClass: "standard",
		startsOn: "",
		name: "VAT",
		country: "de",
		region: "",
		rate: "19",
		inclusive: "on",
		active: "on",
	};
	expect(send(taxSchema(CLASSES), tax).value).toMatchObject({
		country: "DE",
		region: "",
		rate: 190_000,
		inclusive: true,
	});
	expect(send(taxSchema(CLASSES), { ...tax, country: "US", region: "Atlantis" }).errors).toHaveProperty(
		"region",
	);
	expect(send(taxSchema(CLASSES), { ...tax, country: "ZZ" }).errors).toHaveProperty("country");
	expect(send(taxSchema(CLASSES), { ...tax, startsOn: "2027-02-30" }).errors).toHaveProperty("startsOn");
	expect(send(taxSchema(CLASSES), { ...tax, taxClass: "zero" }).errors).toHaveProperty("taxClass");
	for (const name of ["Exempt", "x"])
		expect(send(taxClassSchema, { name }).errors, name).toHaveProperty("name");
	const discount = {
		code: "x-mas 26",
		kind: "amount",
		value: "5",
		minimum: "",
		startsOn: "2026-12-24",
		endsOn: "",
		maxUses: "",
		active: "on",
	};
	expect(send(discountSchema("USD"), discount).value).toMatchObject({
		code: "X-MAS26",
		value: 500,
		minimum: null,
	});
	expect(send(discountSchema("USD"), { ...discount, kind: "percent", value: "101" }).errors).toHaveProperty(
		"value",
	);
	expect(send(discountSchema("USD"), { ...discount, endsOn: "2026-12-01" }).errors).toHaveProperty("endsOn");
	expect(send(discountSchema("USD"), { ...discount, startsOn: "2026-02-30" }).errors).toHaveProperty(
		"startsOn",
	);
});

test("accepts whole units, and 0 only for a count", () => {
	const stock = {
		idempotencyKey: KEY,
		expectedUnits: "4",
		mode: "add",
		units: "1,200",
		reason: "received",
		note: "",
	};
	expect(send(stockSchema, stock).value).toMatchObject({ units: 1_200, expectedUnits: 4, note: "" });
	expect(send(stockSchema, { ...stock, units: "0" }).errors).toHaveProperty("units");
	expect(send(stockSchema, { ...stock, mode: "count", units: "0" }).value).toMatchObject({ units: 0 });
	for (const units of ["", "1.5", "-3", "99999999", "٣"])
		expect(send(stockSchema, { ...stock, units }).errors).toHaveProperty("units");
	for (const odd of [{ reason: "sold" }, { mode: "remove" }])
		expect(send(stockSchema, { ...stock, ...odd }).errors).toHaveProperty("reason");
	expect(send(stockSchema, { ...stock, mode: "remove", reason: "damaged" }).errors).toEqual({});
});
