import type { Locator, Page } from "playwright/test";
import { expect } from "./site-test.ts";

export const DASHBOARD = "/trucking-dashboard";

export const rows = (page: Page): Locator => page.getByRole("table").locator("tbody").getByRole("row");

export const rowOf = (page: Page, words: string): Locator => rows(page).filter({ hasText: words });

/** The entries of the opened menu. */
export async function openRowMenu(page: Page, name: string): Promise<Locator> {
	const menu = rowOf(page, name).locator("details");
	await menu.locator("summary", { hasText: `Actions for ${name}` }).click();
	await expect(menu).toHaveAttribute("open");
	return menu.getByRole("link");
}

/** Selects an action in a booking's menu, up to its dialog. */
export async function chooseFromRowMenu(page: Page, name: string, entry: string): Promise<Locator> {
	const entries = await openRowMenu(page, name);
	await entries.filter({ hasText: entry }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeVisible();
	return dialog;
}

/** The names in the table from top to bottom. */
export async function shownNames(page: Page): Promise<string[]> {
	return rows(page).locator("td:first-child p:first-child").allTextContents();
}
