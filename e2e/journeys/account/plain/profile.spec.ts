import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { hugePng } from "#app/testing/shop/huge-png.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { ANA, addSiteAccount, signInAs } from "#e2e/helpers/accounts.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { sendSignIn, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { unzip } from "#e2e/helpers/unzip.ts";

const MB = 1024 * 1024;
const sentBack = (page: import("playwright/test").Page) =>
	page.waitForResponse((response) => response.request().method() === "POST");

test.beforeEach(async ({ db, page }) => {
	await db.deleteFrom("images").execute();
	await addSiteAccount(db);
	await signInAs(page, ANA);
});

test("a name is changed, and a wrong one comes back as it was typed", async ({ page }) => {
	await page.goto("/profile");
	await page.getByRole("link", { name: "Change name" }).click();
	await page.getByLabel("Name").fill("A<na");
	const answer = sentBack(page);
	await page.getByRole("button", { name: "Save name" }).click();
	expect((await answer).status()).toBe(422);
	await expect(page.getByLabel("Name")).toHaveValue("A<na");
	await page.getByLabel("Name").fill("Ána  Lima");
	await page.getByRole("button", { name: "Save name" }).click();
	await expect(page).toHaveURL("/profile");
	await expect(page.getByRole("status").filter({ hasText: "Your name is now Ána Lima." })).toBeVisible();
});

test("a new password needs the current one and signs out everywhere else", async ({ page, newBrowser }) => {
	const other = await newBrowser();
	await signInAs(other, ANA);
	await page.goto("/profile/password");
	const send = async (current: string, next: string) => {
		await page.getByLabel("Current password").fill(current);
		await page.getByLabel("New password").fill(next);
		const answer = sentBack(page);
		await page.getByRole("button", { name: "Change password" }).click();
		return (await answer).status();
	};
	expect(await send("not the password", "a new long password")).toBe(422);
	await expect(page.getByRole("alert")).toContainText("The current password is incorrect.");
	await expect(page.getByLabel("Current password")).toHaveValue("");
	expect(await send(DEMO_PASSWORD, "password123")).toBe(422);
	await expect(page.getByRole("alert")).toContainText("too common and easy to guess");
	expect(await send(DEMO_PASSWORD, "a new long password")).toBe(303);
	await expect(
		page.getByRole("status").filter({ hasText: "You have been signed out on 1 other device." }),
	).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Your profile" })).toBeVisible();
	await other.goto("/profile");
	await expect(other).toHaveURL(/\/login/);
	await sendSignIn(other, ANA, "a new long password");
	await expect(other).toHaveURL("/profile");
});

test("guessing the password by changing it is stopped", async ({ playwright, baseURL }) => {
	const requests = await signedInRequests(playwright.request, baseURL, ANA);
	const headers = { "Sec-Fetch-Site": "same-origin" };
	const guess = (path: string, form: Record<string, string>) => requests.post(path, { form, headers });
	for (let tried = 0; tried < 10; tried++) {
		const form = { currentPassword: `guess ${tried}`, newPassword: "a new long password" };
		expect((await guess("/profile/password", form)).status()).toBe(422);
	}
	const right = { currentPassword: DEMO_PASSWORD, newPassword: "a new long password" };
	expect((await guess("/profile/password", right)).status()).toBe(429);
	expect((await guess("/profile/deletion", right)).status()).toBe(429);
	await requests.dispose();
});

test("a picture is cut, shown in the menu, kept by every cache, and removed again", async ({ page, db }) => {
	const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#2060c0" } })
		.jpeg()
		.toBuffer();
	await page.goto("/profile");
	await page.getByRole("link", { name: "Add picture" }).click();
	await page
		.getByLabel("Picture")
		.setInputFiles({ name: "me; 2026 = ä.jpg", mimeType: "image/jpeg", buffer });
	await page.getByRole("button", { name: "Upload picture" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Your picture has been updated." })).toBeVisible();
	const shown = page.locator("header summary img");
	await expect(shown).toHaveAttribute("src", /^\/pictures\/[0-9a-f]{32}\/96\.webp$/);
	const path = (await shown.getAttribute("src")) ?? "";
	const answer = await page.request.get(path);
	expect(answer.headers()).toMatchObject({
		"content-type": "image/webp",
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
	});
	expect(await sharp(await answer.body()).metadata()).toMatchObject({
		format: "webp",
		width: 96,
		height: 96,
	});
	for (const wrong of ["97.webp", "96.avif", "96.svg", "../96.webp", "0.webp"])
		expect((await page.request.get(path.replace("96.webp", wrong))).status()).toBe(404);

	await page.getByRole("link", { name: "Change picture" }).click();
	await page.getByRole("button", { name: "Remove picture" }).click();
	await expect(shown).toHaveAttribute("src", "/images/avatar.svg");
	expect((await page.request.get(path)).status()).toBe(404);
	expect(await db.selectFrom("images").select("hash").execute()).toEqual([]);
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const REFUSED: [string, { name: string; bytes: () => Buffer }, number, string][] = [
	["50 MB", { name: "big.jpg", bytes: () => Buffer.alloc(50 * MB, 7) }, 413, "larger than 8 MB"],
	[
		"a little over 8 MB",
		{ name: "big.jpg", bytes: () => Buffer.alloc(8 * MB + 1, 7) },
		413,
		"larger than 8 MB",
	],
	[
		"text named .jpg",
		{ name: "me.jpg", bytes: () => Buffer.from("just text") },
		422,
		"isn’t a picture we can use",
	],
	[
		"an SVG with a script",
		{ name: "me.svg", bytes: () => Buffer.from(SVG) },
		422,
		"isn’t a picture we can use",
	],
	[
		"20,000 × 20,000 pixels",
		{ name: "me.png", bytes: () => hugePng(20_000, 20_000) },
		422,
		"50 million pixels",
	],
	[
		"1 × 3,000 pixels",
		{ name: "me.png", bytes: () => hugePng(1, 3_000) },
		422,
		"more than 10 times as long as the other",
	],
	["half a picture", { name: "me.png", bytes: () => hugePng(2_000, 2_000) }, 422, "damaged"],
	["nothing", { name: "", bytes: () => Buffer.alloc(0) }, 422, "Choose a picture."],
];

test("what is no picture for a profile is refused, and the page says why", async ({ page, db }, info) => {
	for (const [what, file, status, sentence] of REFUSED) {
		await page.goto("/profile/avatar");
		const path = info.outputPath("chosen");
		if (file.name) await writeFile(`${path}-${file.name}`, file.bytes());
		if (file.name) await page.getByLabel("Picture").setInputFiles(`${path}-${file.name}`);
		const answer = sentBack(page);
		await page.getByRole("button", { name: "Upload picture" }).click();
		expect((await answer).status(), what).toBe(status);
		await expect(page.getByRole("alert")).toContainText(sentence);
		await expect(page.getByRole("button", { name: "Upload picture" })).toBeVisible();
		expect(await db.selectFrom("images").select("hash").execute()).toEqual([]);
	}
});

test("a picture from another site’s form is not taken", async ({ playwright, baseURL, db }) => {
	const requests = await signedInRequests(playwright.request, baseURL, ANA);
	const buffer = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
		.png()
		.toBuffer();
	const send = (headers: Record<string, string>) =>
		requests.post("/profile/avatar", {
			headers,
			multipart: { avatar: { name: "me.png", mimeType: "image/png", buffer } },
		});
	expect((await send({ "Sec-Fetch-Site": "cross-site" })).status()).toBe(403);
	expect((await send({ Origin: "https://elsewhere.example" })).status()).toBe(403);
	expect((await send({})).status()).toBe(403);
	expect(await db.selectFrom("images").select("hash").execute()).toEqual([]);
	expect((await send({ "Sec-Fetch-Site": "same-origin" })).status()).toBe(303);
	await requests.dispose();
});

test("each device can be signed out, and all others at once", async ({ page, newBrowser }) => {
	const [second, third] = [await newBrowser(), await newBrowser()];
	for (const other of [second, third]) await signInAs(other, ANA);
	await page.goto("/profile/devices");
	await expect(page.getByText("This device")).toHaveCount(1);
	await expect(page.getByRole("heading", { name: /Chrome on/ })).toHaveCount(3);
	// The last to sign in is first.
	await page.getByRole("button", { name: "Sign out" }).first().click();
	await expect(page.getByRole("status").filter({ hasText: "The device has been signed out." })).toBeVisible();
	await third.goto("/profile");
	await expect(third).toHaveURL(/\/login/);
	await page.getByRole("button", { name: "Sign out all other devices" }).click();
	await expect(
		page.getByRole("status").filter({ hasText: "You have been signed out on all other devices." }),
	).toBeVisible();
	await second.goto("/profile");
	await expect(second).toHaveURL(/\/login/);
	await expect(page.getByRole("button", { name: "Sign out all other devices" })).toHaveCount(0);
});

test("another person’s device can’t be signed out", async ({ playwright, baseURL, db }) => {
	await addSiteAccount(db, { email: "bob@meeha.test", name: "Bob" });
	const bob = await signedInRequests(playwright.request, baseURL, "bob@meeha.test");
	const ana = await signedInRequests(playwright.request, baseURL, ANA);
	const { id } = await db
		.selectFrom("sessions")
		.innerJoin("accounts", "accounts.id", "sessions.account_id")
		.select("sessions.id")
		.where("accounts.email", "=", "bob@meeha.test")
		.executeTakeFirstOrThrow();
	const headers = { "Sec-Fetch-Site": "same-origin" };
	for (const path of [
		`/profile/devices/${id}`,
		"/profile/devices/x",
		"/profile/devices/-1",
		"/profile/devices/1e9",
	])
		expect((await ana.post(path, { headers })).status()).toBe(path.endsWith("1e9") ? 303 : 404);
	await ana.post("/profile/devices/others", { headers });
	expect((await bob.get("/profile")).status()).toBe(200);
	// Signing in over another session signs that one out.
	const form = { email: ANA, password: DEMO_PASSWORD };
	const over = await bob.post("/login", { headers, form });
	expect(over.status()).toBe(303);
	expect(over.headers()["set-cookie"]).toMatch(/^meeha_tracked=;.*Max-Age=0/m);
	expect(await (await bob.get("/profile")).text()).toContain(ANA);
	const left = await db.selectFrom("sessions").select("id").where("id", "=", id).execute();
	expect(left).toEqual([]);
	await Promise.all([ana.dispose(), bob.dispose()]);
});

test("the export is a file with the person’s own data and nobody else’s", async ({ page, db }) => {
	const mine = await addMove(db, { name: "Ana Lima" });
	const others = await addMove(db, { name: "Noor Rahman", current_address: "1 Secret Lane, Queens" });
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ANA)
		.executeTakeFirstOrThrow();
	await db.updateTable("moving_bookings").set({ account_id: id }).where("number", "=", mine).execute();
	const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#2060c0" } })
		.png()
		.toBuffer();
	await page.goto("/profile/avatar");
	await page.getByLabel("Picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
	await page.getByRole("button", { name: "Upload picture" }).click();
	await page.goto("/partner");
	await page.getByLabel("Name").fill("Ana Lima");
	await page.getByLabel("Contact").fill("+1 212 555 0147");
	await page.getByLabel("Message").fill("Twelve rooms by the sea");
	await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Thank you, Ana Lima." })).toBeVisible();

	const answer = await page.request.get("/profile/export");
	expect(answer.headers()).toMatchObject({
		"cache-control": expect.stringContaining("no-store"),
		"content-type": "application/zip",
	});
	expect(answer.headers()["content-disposition"]).toMatch(/^attachment; filename="your-data-[\d-]+\.zip"$/);
	const files = await unzip(await answer.body());
	expect([...files.keys()]).toEqual(["data.json", "picture.webp"]);
	expect(await sharp(files.get("picture.webp")).metadata()).toMatchObject({ format: "webp", width: 192 });
	const text = files.get("data.json")?.toString() ?? "";
	const data = JSON.parse(text);
	expect(data.account).toMatchObject({ email: ANA, name: "Ana Lima", role: "User" });
	expect(data.files).toEqual([{ path: "picture.webp", of: "Your picture", description: "" }]);
	expect(data.partner_requests).toMatchObject([{ message: "Twelve rooms by the sea" }]);
	expect(data.moving_bookings).toMatchObject([{ number: mine, history: [{ to_status: "pending" }] }]);
	for (const secret of [others, "Secret Lane", "argon2", "token_hash", "password_hash", "avatar_hash"])
		expect(text).not.toContain(secret);
});

test("a deleted account is gone, its open booking is cancelled and anonymous", async ({ page, db }) => {
	const number = await addMove(db, { name: "Ana Lima" });
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ANA)
		.executeTakeFirstOrThrow();
	await db.updateTable("moving_bookings").set({ account_id: id }).where("number", "=", number).execute();
	await page.goto("/profile");
	await page.getByRole("link", { name: "Delete account…" }).click();
	await page.getByLabel("Current password").fill("not the password");
	await page.getByRole("button", { name: "Delete account" }).click();
	await expect(page.getByRole("alert")).toContainText("The current password is incorrect.");
	await page.getByLabel("Current password").fill(DEMO_PASSWORD);
	await page.getByRole("button", { name: "Delete account" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("status").filter({ hasText: "Your account has been deleted." })).toBeVisible();
	await page.goto("/login");
	await sendSignIn(page, ANA);
	await expect(page.getByRole("alert")).toContainText("Email or password is incorrect.");
	const booking = db.selectFrom("moving_bookings").select(["name", "contact", "status", "account_id"]);
	expect(await booking.execute()).toEqual([
		{ name: "Deleted account", contact: "", status: "cancelled", account_id: null },
	]);
});
