import type { APIRequest, APIRequestContext, Page } from "playwright/test";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#demo/accounts.ts";
import { expect } from "./site-test.ts";

export const ADMIN = "admin@meeha.test";
export const SECOND_ADMIN = "second.admin@meeha.test";

/** The email address of a role's demo account. */
export function emailOf(role: Role): string {
	const account = DEMO_ACCOUNTS.find((each) => each.role === role);
	if (!account) throw new Error(`No demo account is ${role}.`);
	return account.email;
}

export async function addSecondAdmin(db: Database): Promise<void> {
	const account = { email: SECOND_ADMIN, name: "Bea Second", role: "Admin" as const };
	await setAccount(db, { ...account, password: DEMO_PASSWORD, now: new Date() });
}

/** Completes and sends the sign-in form of `page`. */
export async function sendSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/**
 * Signs the page's browser in without the sign-in form, which has its own tests, and opens a page. A full URL
 * opens it on another site.
 */
export async function signInAt(page: Page, path: string, email: string): Promise<void> {
	const login = URL.canParse(path) ? new URL("/login", path).href : "/login";
	const form = { email, password: DEMO_PASSWORD };
	const answer = await page.request.post(login, { form, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
	await page.goto(path);
	await expect(page).toHaveURL(path);
}

/** Requests without a browser, signed in. */
export async function signedInRequests(
	requests: APIRequest,
	baseURL: string | undefined,
	email: string,
): Promise<APIRequestContext> {
	const context = await requests.newContext({ baseURL, maxRedirects: 0 });
	const answer = await context.post("/login", { form: { email, password: DEMO_PASSWORD } });
	expect(answer.status()).toBe(303);
	return context;
}

/** The cookies of a context, as a browser sends them. */
export async function cookieOf(requests: APIRequestContext): Promise<string> {
	const { cookies } = await requests.storageState();
	return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
