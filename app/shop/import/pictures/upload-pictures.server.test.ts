import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import yazl from "yazl";
import { t } from "#app/common/language/messages.ts";
import { apply, check, found, IMPORT_NOW } from "#app/testing/shop/importing.ts";
import { pngOf } from "#app/testing/shop/picture-server.ts";
import { test } from "#db/testing/database-test.ts";
import { listPictures } from "./list-pictures.server.ts";
import { uploadPictures } from "./upload-pictures.server.ts";
import { workOnPictures } from "./work-on-pictures.server.ts";

const RED = await pngOf("#c02020");

function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
	const zip = new yazl.ZipFile();
	for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
	zip.end();
	return buffer(zip.outputStream);
}

/** No address in these tests can be fetched. */
const fetch = () => Promise.resolve({ ok: false as const, fault: "No answer.", isTemporary: false });
const work = { now: () => IMPORT_NOW, fetch };
const HEAD = "Handle,Title,Status,Variant Price,Image Src\n";
const LAMP = "https://pictures.example/files/Desk%20Lamp.PNG?v=7";

test("matches pictures of a ZIP file by name, before and after the file is applied", async ({ db }) => {
	const { importId } = await check(db, `${HEAD}lamp,Lamp,active,9,${LAMP}\nmug,Mug,active,5,mug.png\n`);
	const first = await zipOf({ "pictures/desk lamp.png": RED, "other.png": RED });
	expect(await uploadPictures(db, { importId, bytes: first, actorId: null, now: IMPORT_NOW })).toEqual({
		matched: 1,
		bad: [],
		ambiguous: [],
	});
	expect(await workOnPictures(db, work)).toBe(false);
	await apply(db, importId);
	expect(await workOnPictures(db, work)).toBe(true);
	expect((await found(db, importId)).pictures).toEqual({ named: 0, waiting: 0, added: 1, failed: 1 });
	const second = await zipOf({ "MUG.png": RED, "desk lamp.png": RED });
	expect(await uploadPictures(db, { importId, bytes: second, actorId: null, now: IMPORT_NOW })).toMatchObject(
		{
			matched: 1,
		},
	);
	expect(await workOnPictures(db, work)).toBe(true);
	expect((await found(db, importId)).pictures).toEqual({ named: 0, waiting: 0, added: 2, failed: 0 });
	const products = await db.selectFrom("products").select("status").execute();
	expect(products.map(({ status }) => status)).toEqual(["active", "active"]);
	expect(await db.selectFrom("product_import_uploads").select("picture_id").execute()).toEqual([]);
});

test("reports unusable files of a ZIP file and uses the others", async ({ db }) => {
	const rows = ["big.png", "text.png", "fine.png", "a/same.png", "b/same.png", "bomb.png"];
	const text = rows.map((name, at) => `p-${at},Product,active,5,https://pictures.example/${name}`).join("\n");
	const { importId } = await check(db, `${HEAD}${text}\n`);
	await apply(db, importId);
	const bytes = await zipOf({
		"big.png": Buffer.alloc(9 * 1024 * 1024),
		"text.png": Buffer.from("no picture"),
		"fine.png": RED,
		"same.png": RED,
		"bomb.png": Buffer.alloc(4 * 1024 * 1024),
	});
	// The archive declares the last file to be small: 1 KB in place of 4 MB.
	const declared = Buffer.alloc(4);
	declared.writeUInt32LE(4 * 1024 * 1024);
	for (let at = bytes.indexOf(declared); at !== -1; at = bytes.indexOf(declared, at))
		bytes.writeUInt32LE(1_024, at);
	expect(await uploadPictures(db, { importId, bytes, actorId: null, now: IMPORT_NOW })).toEqual({
		matched: 2,
		bad: [
			{ name: "big.png", why: "It is larger than 8 MB." },
			{ name: "bomb.png", why: "It is damaged or encrypted." },
		],
		ambiguous: ["same.png"],
	});
	while (await workOnPictures(db, work));
	const pictures = await listPictures(db, { importId, failedOnly: false, size: 10, page: 1 });
	expect(pictures.map(({ state, fault }) => `${state} ${fault}`)).toEqual([
		"failed No answer.",
		`failed ${t.pictureRefusals.not_a_picture}`,
		"added ",
		"failed No answer.",
		"failed No answer.",
		"failed No answer.",
	]);
});

test("rejects a file that is not a ZIP file, or a truncated one", async ({ db }) => {
	const { importId } = await check(db, `${HEAD}lamp,Lamp,active,9,${LAMP}\n`);
	const whole = await zipOf({ "desk lamp.png": RED });
	for (const bytes of [Buffer.from("PK\u0003\u0004 nothing"), Buffer.alloc(0), whole.subarray(0, -30)])
		expect(await uploadPictures(db, { importId, bytes, actorId: null, now: IMPORT_NOW })).toBeNull();
});
