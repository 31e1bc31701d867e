import type { Page } from "playwright/test";
import { photo } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a half-edited product warns before it is left, and photos are previewed while they upload", async ({
	page,
}) => {
	await signInAt(page, "/dashboard/products/new", emailOf("Admin"));
	const requests: string[] = [];
	page.on("dialog", (dialog) => {
		requests.push(dialog.type());
		return dialog.dismiss();
	});
	await page.getByLabel("Title", { exact: true }).fill("Halden lamp");
	await page.getByRole("link", { name: "Cancel" }).click();
	await expect.poll(() => requests).toEqual(["beforeunload"]);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Halden lamp");

	await page.getByLabel(/^Price in/).fill("25");
	await page.getByRole("button", { name: "Add product" }).click();
	await expect(page).toHaveURL(/\/photos$/);
	expect(requests).toHaveLength(1);

	let answer = () => {};
	const isHeld = new Promise<void>((done) => {
		answer = done;
	});
	await page.route(/\/photos$/, async (route) => {
		if (route.request().method() === "POST") await isHeld;
		await route.fallback();
	});
	await page
		.getByLabel("Photos", { exact: true })
		.setInputFiles([await photo("teal"), await photo("tomato")]);
	await expect(page.locator("[data-previews] canvas")).toHaveCount(2);
	await page.getByRole("button", { name: "Add photos" }).click();
	await expect(page.getByRole("progressbar", { name: "Upload progress" })).toBeVisible();
	answer();
	await expect(page.getByText("2 photos added.")).toBeVisible();
	await expect(page).toHaveURL(/\/photos$/);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(requests).toHaveLength(1);
});

/** The questions of the browser, each answered with "stay". */
function watchQuestions(page: Page): string[] {
	const questions: string[] = [];
	page.on("dialog", (dialog) => {
		questions.push(dialog.type());
		return dialog.dismiss();
	});
	return questions;
}

test("an upload warns before it is left and can be cancelled, and a refused one leads to its errors", async ({
	page,
}) => {
	await signInAt(page, "/dashboard/categories/new", emailOf("Admin"));
	const questions = watchQuestions(page);
	let answer = () => {};
	const isHeld = new Promise<void>((done) => {
		answer = done;
	});
	await page.route("/dashboard/categories/new", async (route) => {
		if (route.request().method() === "POST") await isHeld;
		// The browser has given up on the cancelled one.
		await route.fallback().catch(() => {});
	});
	await page.getByLabel("Picture").setInputFiles(await photo("teal"));
	const add = page.getByRole("button", { name: "Add category" });
	await add.click();
	const upload = page.getByRole("progressbar", { name: "Upload progress" });
	await expect(upload).toBeVisible();
	await page.getByRole("link", { name: "Cancel", exact: true }).click();
	await expect.poll(() => questions).toEqual(["beforeunload"]);
	await page.getByRole("button", { name: "Cancel upload" }).click();
	await expect(page.getByText("The upload was cancelled.")).toBeVisible();
	await expect(upload).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Add category" })).toBeFocused();

	answer();
	await page.getByRole("button", { name: "Add category" }).click();
	const errors = page.getByRole("alert").filter({ hasText: "There is a problem" });
	await expect(errors).toBeFocused();
	await expect(errors.getByRole("link").first()).toHaveText(/name/i);
});

for (const [path, label] of [
	["/dashboard/discounts/new", "Code"],
	["/dashboard/categories/new", "Name"],
	["/dashboard/delivery/new", "Name"],
	["/trucking-dashboard/rates/truck", "Minimum price"],
	["/trucking-dashboard/vehicles/new", "License plate"],
] as const)
	test(`a form that was begun at ${path} warns before it is left`, async ({ page }) => {
		await signInAt(page, path, emailOf("Admin"));
		const questions = watchQuestions(page);
		await page.getByLabel(label).first().fill("9");
		await page.getByRole("link", { name: "Cancel", exact: true }).click();
		await expect.poll(() => questions).toEqual(["beforeunload"]);
		await expect(page.getByLabel(label).first()).toHaveValue("9");
	});

test("links inside a long form, and Back, keep what was typed and send nothing", async ({ page }) => {
	await signInAt(page, "/dashboard/products/new", emailOf("Admin"));
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents.push(request.method());
	});
	const title = page.getByLabel("Title", { exact: true });
	await title.fill("Halden lamp");
	await page.getByRole("link", { name: "Skip to content" }).press("Enter");
	await expect(page).toHaveURL(/#main$/);
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL(/\/new$/);
	await page.getByLabel(/^Price in/).fill("much");
	expect(documents).toEqual([]);

	await page.getByRole("button", { name: "Add product" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("There is a problem");
	await title.fill("Halden lamp, brass");
	await summary.getByRole("link").first().click();
	await expect(page.getByLabel(/^Price in/)).toBeFocused();
	await page.evaluate(() => history.back());
	await expect(page).not.toHaveURL(/price/);
	await expect(title).toHaveValue("Halden lamp, brass");
	await expect(summary).toBeVisible();
	expect(documents).toEqual(["POST"]);
});

test("Back from the page after an upload shows the form’s page, and sends nothing again", async ({
	page,
}) => {
	await signInAt(page, "/profile/avatar", emailOf("Admin"));
	await page.getByRole("link", { name: "Skip to content" }).press("Enter");
	await page.getByLabel("Picture").setInputFiles(await photo("teal"));
	await page.getByRole("button", { name: "Upload picture" }).click();
	await expect(page.getByRole("status").filter({ hasText: "picture" })).toBeVisible();
	const methods: string[] = [];
	page.on("request", (request) => methods.push(request.method()));
	await expect(page).toHaveURL(/\/profile$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/profile\/avatar$/);
	await expect(page.getByLabel("New picture")).toBeVisible();
	expect(methods).not.toContain("POST");
});
