import { afterEach, expect } from "vitest";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { readPhotos } from "#app/common/photos/photos.server.ts";
import { sweepPictures } from "#app/common/photos/picture-owners.server.ts";
import { exportProducts } from "#app/shop/import/export-products.server.ts";
import { cancelImport } from "#app/shop/import/imports.server.ts";
import { photosOfProduct } from "#app/shop/products/product-photos.server.ts";
import { hugePng } from "#app/testing/shop/huge-png.ts";
import { apply, check, found, IMPORT_NOW } from "#app/testing/shop/importing.ts";
import { type PictureServer, pngOf, servePictures } from "#app/testing/shop/picture-server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { attachPicture } from "./attach-picture.server.ts";
import { listPictures } from "./list-pictures.server.ts";
import { retryPictures } from "./queue-pictures.server.ts";
import { workOnPictures } from "./work-on-pictures.server.ts";

const servers: PictureServer[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) server.close();
});

const RED = await pngOf("#c02020");
const BLUE = await pngOf("#2020c0");
const GREEN = await pngOf("#20c020");

/** A site where `/red.png`, `/blue.png` and `/green.png` are, and whatever else `also` answers. */
async function serve(also: Parameters<typeof servePictures>[0] = (_, answer) => answer.writeHead(404).end()) {
	const pictures: Record<string, Buffer> = { "/red.png": RED, "/blue.png": BLUE, "/green.png": GREEN };
	const server = await servePictures((request, answer) => {
		const picture = pictures[(request.url ?? "").replace(/\?.*/, "")];
		if (picture) answer.writeHead(200, { "Content-Type": "image/png" }).end(picture);
		else also(request, answer);
	});
	servers.push(server);
	return server;
}

async function workOff(db: Database, server: PictureServer, from = IMPORT_NOW): Promise<void> {
	// Temporary failures are retried after 10 and 40 seconds.
	for (const seconds of [0, 20, 120])
		while (
			await workOnPictures(db, { now: () => new Date(from.getTime() + seconds * 1_000), fetch: server.fetch })
		);
}

const HEAD = "Handle,Title,Status,Variant Price,Image Src,Image Position\n";

async function statusOf(db: Database, slug: string) {
	const product = await db
		.selectFrom("products")
		.select(["id", "status"])
		.where("slug", "=", slug)
		.executeTakeFirstOrThrow();
	const photos = await readPhotos(db, photosOfProduct(product.id));
	return { status: product.status, photos: photos.length };
}

async function rowsOf(db: Database, importId: number, failedOnly = false) {
	const rows = await listPictures(db, { importId, failedOnly, size: 100, page: 1 });
	return rows.map(({ row_number, handle, address, state, fault }) => ({
		row: row_number,
		handle,
		file: address.split("/").at(-1),
		state,
		fault,
	}));
}

test("fetches each address once, adds the pictures and publishes their products", async ({ db }) => {
	const server = await serve();
	const at = (name: string) => `${server.origin}/${name}`;
	const text = [
		`${HEAD}lamp,Lamp,active,9,${at("red.png")},2`,
		`lamp,,,,${at("blue.png")},1`,
		`mug,Mug,active,5,${at("red.png")},1`,
		"bare,Bare,active,5,,",
		"",
	].join("\n");
	const { importId, file, creates, pictures } = await check(db, text);
	expect(file).toMatchObject({ status: "checked", created_count: 3, held_count: 3 });
	expect(pictures).toMatchObject({ named: 3 });
	expect(creates?.[0]).toBe("2 lamp: Lamp, 1 variant; 2 pictures to add; draft until it has a picture");
	expect(server.requests).toEqual([]);
	await apply(db, importId);
	expect(await statusOf(db, "lamp")).toEqual({ status: "draft", photos: 0 });
	await workOff(db, server);
	expect(server.requests.toSorted()).toEqual(["/blue.png", "/red.png"]);
	expect(await statusOf(db, "lamp")).toEqual({ status: "active", photos: 2 });
	expect(await statusOf(db, "mug")).toEqual({ status: "active", photos: 1 });
	expect(await statusOf(db, "bare")).toEqual({ status: "draft", photos: 0 });
	const photos = await db
		.selectFrom("product_images")
		.innerJoin("product_picture_sources", "product_picture_sources.image_hash", "product_images.image_hash")
		.innerJoin("products", "products.id", "product_images.product_id")
		.select("address")
		.where("slug", "=", "lamp")
		.orderBy("position")
		.execute();
	expect(photos.map(({ address }) => address)).toEqual([at("blue.png"), at("red.png")]);
	expect((await found(db, importId)).pictures).toEqual({ named: 0, waiting: 0, added: 3, failed: 0 });

	const again = await check(db, text.replace("bare,Bare,active,5,,\n", ""));
	expect(again.file).toMatchObject({ status: "done", updated_count: 0, unchanged_count: 2 });
	let exported = "";
	for await (const part of exportProducts(db, { currency: "USD", origin: "https://meeha.example" }))
		exported += part;
	expect((await check(db, exported)).file).toMatchObject({ status: "done", unchanged_count: 3 });
});

test("publishes products without a picture on request", async ({ db }) => {
	const { importId } = await check(db, `${HEAD}bare,Bare,active,5,,\n`);
	await apply(db, importId, { publishesPictureless: true });
	expect(await statusOf(db, "bare")).toEqual({ status: "active", photos: 0 });
});

test("reports a picture that can’t be fetched, and retries it", async ({ db }) => {
	let isBroken = true;
	const server = await serve((request, answer) => {
		if (!isBroken) return answer.writeHead(200, { "Content-Type": "image/png" }).end(GREEN);
		if (request.url === "/inside.png")
			return answer.writeHead(302, { Location: "https://169.254.169.254/latest" }).end();
		if (request.url === "/page.png") return answer.writeHead(200, { "Content-Type": "text/html" }).end("<p>");
		if (request.url === "/endless.png") {
			answer.writeHead(200, { "Content-Type": "image/png", "Content-Length": 200 * 1024 * 1024 });
			return answer.write(Buffer.alloc(64 * 1024));
		}
		if (request.url === "/text.png")
			return answer.writeHead(200, { "Content-Type": "image/png" }).end("text");
		if (request.url === "/huge.png") return answer.writeHead(200).end(hugePng(20_000, 20_000));
		if (request.url === "/busy.png") return answer.writeHead(503).end();
		return answer.writeHead(404).end();
	});
	const names = ["gone", "inside", "page", "endless", "text", "huge", "busy"];
	const lines = names.map((name) => `${name},${name},active,5,${server.origin}/${name}.png,1`);
	lines.push("plain,Plain,active,5,http://pictures.example/plain.png,1", "file,File,active,5,lamp.jpg,1");
	const { importId } = await check(db, `${HEAD}${lines.join("\n")}\n`);
	await apply(db, importId);
	await workOff(db, server);
	const failed = await rowsOf(db, importId, true);
	expect(failed.map(({ row, handle }) => `${row} ${handle}`)).toEqual([
		...names.map((name, at) => `${at + 2} ${name}`),
		"9 plain",
		"10 file",
	]);
	const faultOf = (handle: string) => failed.find((one) => one.handle === handle)?.fault ?? "";
	expect(faultOf("gone")).toBe("The other site answered with 404 instead of a picture.");
	expect(faultOf("inside")).toContain("private network");
	expect(faultOf("page")).toBe("The other site answered with text/html instead of a picture.");
	expect(faultOf("endless")).toBe("The picture is larger than 8 MB.");
	expect(faultOf("text")).toBe(t.pictureRefusals.not_a_picture);
	expect(faultOf("huge")).toBe(t.pictureRefusals.too_many_pixels);
	expect(faultOf("busy")).toContain("503");
	expect(faultOf("plain")).toBe("Enter an address that begins with https://.");
	expect(faultOf("file")).toContain("ZIP");
	expect(server.requests.filter((path) => path === "/busy.png")).toHaveLength(3);
	expect(server.requests.filter((path) => path === "/gone.png")).toHaveLength(1);
	expect(await statusOf(db, "gone")).toEqual({ status: "draft", photos: 0 });

	isBroken = false;
	expect(await retryPictures(db, { importId, actorId: null, now: IMPORT_NOW })).toBe(7);
	expect(await retryPictures(db, { importId, actorId: null, now: IMPORT_NOW })).toBe(0);
	await workOff(db, server);
	expect((await found(db, importId)).pictures).toEqual({ named: 0, waiting: 0, added: 7, failed: 2 });
	expect(await statusOf(db, "gone")).toEqual({ status: "active", photos: 1 });
});

test("gives up a slow picture and fetches the next one", async ({ db }) => {
	const server = await serve((_, answer) => {
		answer.writeHead(200, { "Content-Type": "image/png" });
		answer.write(RED.subarray(0, 10));
	});
	const fetch = (address: string) => server.fetch(address, address.endsWith("slow.png") ? 300 : undefined);
	const { importId } = await check(
		db,
		`${HEAD}slow,Slow,active,5,${server.origin}/slow.png,1\nmug,Mug,active,5,${server.origin}/blue.png,1\n`,
	);
	await apply(db, importId);
	await workOff(db, { ...server, fetch });
	expect(await rowsOf(db, importId)).toMatchObject([
		{ handle: "slow", state: "failed", fault: "The other site did not answer in time." },
		{ handle: "mug", state: "added" },
	]);
});

test.for([
	[3, "before the picture is added"],
	[5, "while it is added"],
] as const)("a killed process (%s: %s) loses nothing and adds nothing twice", async ([call], { db }) => {
	const server = await serve();
	const handles = ["a", "b", "c", "d"];
	const text = `${HEAD}${handles.map((name) => `${name},${name}${name},active,5,${server.origin}/red.png,1`).join("\n")}\n`;
	const { importId } = await check(db, text);
	await apply(db, importId);
	let calls = 0;
	// The clock is read when the picture is claimed, when it is stored, and for each product.
	const dying = () => {
		calls += 1;
		if (calls === call) throw new Error("power cut");
		return IMPORT_NOW;
	};
	await expect(workOnPictures(db, { now: dying, fetch: server.fetch })).rejects.toThrow("power cut");
	expect((await found(db, importId)).pictures).toMatchObject({ added: call - 3, waiting: 7 - call });
	// Its lease is still valid: nobody else takes the picture, and no sweep deletes it.
	expect(await workOnPictures(db, { now: () => IMPORT_NOW, fetch: server.fetch })).toBe(false);
	expect(await sweepPictures(db, { now: new Date(IMPORT_NOW.getTime() + 2 * 60 * 60_000) })).toBe(0);
	const later = () => new Date(IMPORT_NOW.getTime() + 4 * 60_000);
	const both = await Promise.all([0, 1].map(() => workOnPictures(db, { now: later, fetch: server.fetch })));
	expect(both.filter(Boolean)).toHaveLength(1);
	expect((await found(db, importId)).pictures).toEqual({ named: 0, waiting: 0, added: 4, failed: 0 });
	expect(server.requests).toEqual(["/red.png"]);
	for (const name of handles) expect(await statusOf(db, name)).toEqual({ status: "active", photos: 1 });
	const history = await db
		.selectFrom("changes")
		.select("id")
		.where("detail", "=", storeText("photoImported"))
		.execute();
	expect(history).toHaveLength(4);
	expect(await workOnPictures(db, { now: later, fetch: server.fetch })).toBe(false);
});

test("adds a variant’s picture, and none after the import is stopped", async ({ db }) => {
	const server = await serve();
	const head = "Handle,Title,Status,Option1 Name,Option1 Value,Variant Price,Image Src,Variant Image\n";
	const row = (option: string, image: string, own: string) =>
		`shirt,${option === "S" ? "Shirt,active,Size" : ",,"},${option},5,${image},${own}\n`;
	const { origin } = server;
	const text = `${head}${row("S", `${origin}/red.png`, `${origin}/red.png`)}${row("M", "", `${origin}/blue.png`)}`;
	const { importId } = await check(db, text);
	await apply(db, importId);
	expect(await workOnPictures(db, { now: () => IMPORT_NOW, fetch: server.fetch })).toBe(true);
	expect(await cancelImport(db, { importId, actorId: null, now: IMPORT_NOW })).toBe(true);
	await workOff(db, server);
	expect(server.requests).toEqual(["/red.png"]);
	const variants = await db.selectFrom("variants").select(["option1", "image_hash"]).orderBy("id").execute();
	expect(variants).toEqual([
		{ option1: "S", image_hash: expect.stringMatching(/^[0-9a-f]{32}$/) },
		{ option1: "M", image_hash: null },
	]);
	expect((await rowsOf(db, importId, true)).map(({ fault }) => fault)).toEqual([
		"Stopped before it was added.",
	]);
});

test("a product has a picture that its rows name by several addresses once, at its position", async ({
	db,
}) => {
	const server = await serve();
	const rows = ["blue.png,1", "red.png,2", "red.png?v=2,3", "red.png?v=3,4", "green.png,5"];
	const [first, ...others] = rows.map((row) => `${server.origin}/${row}`);
	const text = `${HEAD}mug,Mug,active,5,${first}\n${others.map((row) => `mug,,,,${row}\n`).join("")}`;
	const { importId } = await check(db, text);
	await apply(db, importId);
	await workOff(db, server);
	expect((await found(db, importId)).pictures).toMatchObject({ added: 5, failed: 0 });
	const photos = await db
		.selectFrom("product_images")
		.innerJoin("product_picture_sources", "product_picture_sources.image_hash", "product_images.image_hash")
		.select(["product_images.position", "address"])
		.orderBy("product_images.position")
		.orderBy("address")
		.execute();
	const files = photos.map(({ position, address }) => `${position} ${address.split("/").at(-1)}`);
	expect(files).toEqual(["1 blue.png", "2 red.png", "2 red.png?v=2", "2 red.png?v=3", "3 green.png"]);
});

test("two processes add the same picture once", async ({ db }) => {
	const server = await serve();
	const { importId } = await check(db, `${HEAD}mug,Mug,active,5,${server.origin}/red.png,1\n`);
	await apply(db, importId);
	await workOff(db, server);
	const { id: useId } = await db
		.selectFrom("product_import_picture_uses")
		.select("id")
		.executeTakeFirstOrThrow();
	const { hash } = await db.selectFrom("images").select("hash").executeTakeFirstOrThrow();
	await db.updateTable("product_import_picture_uses").set({ state: "waiting" }).execute();
	await db.deleteFrom("product_images").execute();
	await Promise.all([0, 1].map(() => attachPicture(db, { useId, hash, accountId: null, now: IMPORT_NOW })));
	expect(await statusOf(db, "mug")).toEqual({ status: "active", photos: 1 });
	const history = await db
		.selectFrom("changes")
		.select("id")
		.where("detail", "=", storeText("photoImported"))
		.execute();
	expect(history).toHaveLength(2);
});
