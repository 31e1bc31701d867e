import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { openDatabase } from "#db/client.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { openMarket } from "./browsing/market.ts";
import { describeRest, sendRefusedForms, sendSlowBodies } from "./uploads/abuse.ts";
import { type BenchPicture, makePictures } from "./uploads/pictures.ts";
import { type Cost, watchProcess } from "./uploads/process-cost.ts";

/* Measures uploads to the built site: each picture alone, then ten at once from ten accounts through the
   forms of avatars, products, hotels and rooms, while somebody reads /products. Then strangers send slow bodies and
   refused forms, while others upload, and the process rests. `npm run build`, then `npm run bench:uploads`; `--quick`
   uses small pictures, three at once. Fails when an answer is not the expected one, when refused forms make the
   database larger, and (not with `--quick`) when a limit of docs/decisions/pictures.md is exceeded. Linux only. */

const { quick = false } = parseArgs({ options: { quick: { type: "boolean" } } }).values;
const ACCOUNTS = quick ? 3 : 10;
const SIDE = quick ? 300 : 7_000;
const LIMITS = {
	refusedCpu: 0.5,
	refusedMemory: 100,
	drawnCpu: 5,
	drawnMemory: 250,
	views: 100,
	restedMemory: 400,
};
const REST_SECONDS = quick ? 1 : 60;

type Form = { name: string; path: string; field: string };
type Row = Cost & { what: string; answers: string; seconds: number; "p95 of /products, ms"?: number };

const { template, remove } = await makeTemplate("sqlite", async (url) => {
	await openMarket(url, { products: 40, rooms: 2, stock: 9, roomsOfAKind: 9 });
	const db = openDatabase({ url });
	for (let at = 0; at < ACCOUNTS; at++)
		await setAccount(db, { ...admin(at), password: DEMO_PASSWORD, now: new Date() });
	await db.destroy();
});
const copy = await copyTemplate(template);
const folder = mkdtempSync(join(tmpdir(), "meeha-uploads-"));
const settings = { RATE_LIMITS: "off", LOG_LEVEL: "error", UPLOAD_FOLDER: folder, MAIL_FOLDER: folder };
const site = await startSite({ databaseUrl: copy.url, settings });
const faults: string[] = [];
const rows: Row[] = [];
const abuse: Awaited<ReturnType<typeof describeRest>> = [];
try {
	const forms = await findForms(copy.url);
	const cookies = await Promise.all(Array.from({ length: ACCOUNTS }, (_, at) => signIn(admin(at).email)));
	const pictures = await makePictures(SIDE, { withNoise: !quick });
	// The first picture also loads the decoders, which is not part of its cost.
	for (const form of forms) await send(form, cookies[0] ?? "", [warmUp(pictures)]);
	const quiet = await readProducts(after(quick ? 200 : 2_000));
	rows.push({
		what: "no upload",
		answers: "",
		seconds: quick ? 0.2 : 2,
		cpu: 0,
		memory: 0,
		"p95 of /products, ms": quiet,
	});
	for (const picture of pictures)
		for (const form of forms) rows.push(await measureOne(form, cookies[0] ?? "", picture));
	for (const picture of pictures.filter(({ isRefused }) => !isRefused))
		for (const form of forms) rows.push(await measureMany(form, cookies, picture));
	const db = openDatabase({ url: copy.url });
	const abused = { url: site.url, pid: site.pid, db, signIn, admin: cookies[0] ?? "" };
	const { bytes } = warmUp(pictures);
	abuse.push(...(await sendSlowBodies(abused, bytes, faults)));
	abuse.push(...(await sendRefusedForms(abused, { picture: bytes, forms: quick ? 2 : 10, faults })));
	abuse.push(...(await describeRest(abused, REST_SECONDS)));
	const rested = abuse.at(-1)?.["resident, MB"] ?? 0;
	if (!quick && rested > LIMITS.restedMemory) faults.push(`After a rest, ${rested} MB are resident.`);
	await db.destroy();
} finally {
	await site.stop();
	await copy.remove();
	await remove();
	rmSync(folder, { recursive: true });
}
console.table(rows);
console.table(abuse);
// A 503 is a valid answer here.
const problems = site.problems.filter((line) => !/"status":503|^RATE_LIMITS=off/.test(line));
for (const fault of [...faults, ...problems]) console.error(fault);
process.exit(faults.length + problems.length === 0 ? 0 : 1);

function admin(at: number) {
	return { email: `admin${at}@example.com`, name: "Ada Nwosu", role: "Admin" as const };
}

function warmUp(pictures: BenchPicture[]): BenchPicture {
	const drawn = pictures.find(({ isRefused }) => !isRefused);
	if (!drawn) throw new Error("Every picture is refused.");
	return drawn;
}

async function findForms(url: string): Promise<Form[]> {
	const db = openDatabase({ url });
	const idOf = async (table: "products" | "hotels" | "rooms") =>
		maskId((await db.selectFrom(table).select("id").executeTakeFirstOrThrow()).id);
	const photos = { field: "photos" };
	const forms = [
		{ name: "avatar", path: "/profile/avatar", field: "avatar" },
		{ name: "product", path: `/dashboard/products/${await idOf("products")}/photos`, ...photos },
		{ name: "hotel", path: `/list-new-hotel/${await idOf("hotels")}/photos`, ...photos },
		{ name: "room", path: `/edit-room/${await idOf("rooms")}/photos`, ...photos },
	];
	await db.destroy();
	return forms;
}

async function signIn(email: string): Promise<string> {
	const answer = await fetch(`${site.url}/login`, {
		method: "POST",
		body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
		headers: { Origin: site.url },
		redirect: "manual",
	});
	if (answer.status !== 303) throw new Error(`Signing in was answered with ${answer.status}.`);
	return answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

async function send(form: Form, cookie: string, pictures: BenchPicture[]): Promise<number> {
	const body = new FormData();
	for (const { name, bytes } of pictures) body.append(form.field, new File([new Uint8Array(bytes)], name));
	const headers = { Cookie: cookie, Origin: site.url };
	const answer = await fetch(`${site.url}${form.path}`, {
		method: "POST",
		body,
		headers,
		redirect: "manual",
	});
	await answer.arrayBuffer();
	return answer.status;
}

async function measureOne(form: Form, cookie: string, picture: BenchPicture): Promise<Row> {
	const stop = watchProcess(site.pid);
	const began = performance.now();
	const status = await send(form, cookie, [picture]);
	const cost = stop();
	const what = `${form.name}: ${picture.name}`;
	const expected = picture.isRefused ? 422 : 303;
	if (status !== expected) faults.push(`${what} was answered with ${status}.`);
	const cpu = picture.isRefused ? LIMITS.refusedCpu : LIMITS.drawnCpu;
	const memory = picture.isRefused ? LIMITS.refusedMemory : LIMITS.drawnMemory;
	if (!quick && (cost.cpu > cpu || cost.memory > memory))
		faults.push(`${what} costs ${JSON.stringify(cost)}.`);
	return { what, answers: String(status), seconds: secondsSince(began), ...cost };
}

/** One picture from each account at once. Some may have to retry. */
async function measureMany(form: Form, cookies: string[], picture: BenchPicture): Promise<Row> {
	const stop = watchProcess(site.pid);
	const began = performance.now();
	let isOver = false;
	const views = readProducts(() => isOver);
	const statuses = await Promise.all(cookies.map((cookie) => send(form, cookie, [picture])));
	isOver = true;
	const p95 = await views;
	const cost = stop();
	const what = `${form.name}: ${cookies.length} × ${picture.name}`;
	if (statuses.some((status) => status !== 303 && status !== 503))
		faults.push(`${what}: ${statuses.join(" ")}`);
	if (!quick && p95 > LIMITS.views) faults.push(`${what}: /products takes ${p95} ms.`);
	if (!quick && cost.memory > 2 * LIMITS.drawnMemory) faults.push(`${what} takes ${cost.memory} MB.`);
	const answers = [...new Set(statuses)].map(
		(one) => `${statuses.filter((each) => each === one).length} × ${one}`,
	);
	return {
		what,
		answers: answers.join(", "),
		seconds: secondsSince(began),
		...cost,
		"p95 of /products, ms": p95,
	};
}

async function readProducts(isOver: () => boolean): Promise<number> {
	const times: number[] = [];
	do {
		const began = performance.now();
		const answer = await fetch(`${site.url}/products?q=lamp${times.length}`);
		await answer.arrayBuffer();
		times.push(performance.now() - began);
	} while (!isOver());
	times.sort((a, b) => a - b);
	return Math.round(times[Math.floor((times.length - 1) * 0.95)] ?? 0);
}

/** Whether this many milliseconds have passed since now. */
function after(ms: number): () => boolean {
	const end = performance.now() + ms;
	return () => performance.now() > end;
}

function secondsSince(began: number): number {
	return Number(((performance.now() - began) / 1_000).toFixed(2));
}
