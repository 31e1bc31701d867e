import { expect, test } from "vitest";
import { DEMO_SETTINGS } from "#commands/demo-settings.ts";
import { parseEnvironment } from "./env.server.ts";

const SECRET = "0123456789012345678901234567890123456789";

test("needs no settings for development", () => {
	expect(parseEnvironment({})).toMatchObject({
		ok: true,
		env: {
			PORT: 3000,
			DATABASE_URL: "sqlite:data/meeha.db",
			APP_ORIGIN: "http://localhost:3000",
		},
	});
});

test("calls a statement slow after 0.1 s, and in development only when it waited longer than for a seed", () => {
	const slowIn = (settings: Record<string, string>) => {
		const parsed = parseEnvironment({ SESSION_SECRET: SECRET, ...settings });
		return parsed.ok && parsed.env.SLOW_QUERY_MS;
	};
	expect(slowIn({ NODE_ENV: "production" })).toBe(100);
	expect(slowIn({ NODE_ENV: "development" })).toBe(10_000);
	expect(slowIn({ NODE_ENV: "development", SLOW_QUERY_MS: "50" })).toBe(50);
});

test("refuses to start in production without a secret", () => {
	const parsed = parseEnvironment({ NODE_ENV: "production" });
	expect(parsed).toMatchObject({ ok: false, line: expect.stringMatching(/^SESSION_SECRET: .*\S$/) });
	expect(parseEnvironment({ NODE_ENV: "production", SESSION_SECRET: SECRET })).toMatchObject({ ok: true });
});

test("asks an OpenID provider by https, or in the open on this machine", () => {
	const isAllowed = (OIDC_ISSUER: string) =>
		parseEnvironment({ OIDC_ISSUER, OIDC_CLIENT_ID: "meeha", OIDC_CLIENT_SECRET: SECRET }).ok;
	for (const issuer of [
		"https://accounts.example",
		"http://localhost:4000",
		"http://127.0.0.1/realms/a",
		"http://[::1]:4000",
	])
		expect(isAllowed(issuer), issuer).toBe(true);
	for (const issuer of [
		"http://accounts.example",
		"http://localhost.example",
		"http://127.0.0.1.example",
		"http://10.0.0.1",
	])
		expect(isAllowed(issuer), issuer).toBe(false);
});

const WRONG: Record<string, string> = {
	PORT: "99999",
	DATABASE_URL: "mysql://localhost/x",
	APP_ORIGIN: "meeha.example",
	SESSION_SECRET: "short",
	ADMIN_EMAIL: "admin",
	MARKET_NAME: "M".repeat(61),
	MARKET_CURRENCY: "dollars",
	MARKET_COUNTRY: "XX",
	MARKET_TIME_ZONE: "Mars/Olympus",
	ORDER_CONFIRM_DAYS: "0",
	STATEMENT_DUE_DAYS: "91",
	COMMISSION_RATE: "101",
	CARRIER_LINKS: "UPS=https://ups.example/track",
	SMTP_URL: "http://mail",
	TRUST_PROXY: "yes",
	METRICS_TOKEN: "short",
	RATE_LIMITS: "no",
	SLOW_QUERY_MS: "-1",
	LOG_LEVEL: "loud",
	NODE_ENV: "prod",
	SOCIAL_LINKS: "Mastodon=javascript:alert(1)",
	SECURITY_CONTACT: "security@meeha.example",
};

for (const [name, value] of Object.entries(WRONG))
	test(`a wrong ${name} is named in one line`, () => {
		const parsed = parseEnvironment({ [name]: value });
		expect(parsed).toMatchObject({ ok: false, line: expect.stringMatching(new RegExp(`^${name}: [^\n]+$`)) });
	});

const STRIPE = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const MOLLIE = { MOLLIE_API_KEY: "test_1", MOLLIE_WEBHOOK_SECRET: "a-signing-secret" };

test("with the keys of two payment providers, one must be chosen", () => {
	expect(parseEnvironment({ ...STRIPE, ...MOLLIE })).toEqual({
		ok: false,
		line: "PAYMENT_PROVIDER: must be stripe or mollie, because the keys of both are set",
	});
	expect(parseEnvironment({ ...STRIPE, ...MOLLIE, PAYMENT_PROVIDER: "mollie" })).toMatchObject({ ok: true });
	expect(parseEnvironment(MOLLIE)).toMatchObject({ ok: true });
	expect(parseEnvironment({ ...STRIPE, PAYMENT_PROVIDER: "mollie" })).toEqual({
		ok: false,
		line: "PAYMENT_PROVIDER: MOLLIE_API_KEY must be set too",
	});
	expect(parseEnvironment({ MOLLIE_API_KEY: "test_1" })).toMatchObject({ ok: false });
});

test("treats an empty setting as left out and removes the path of an origin", () => {
	const parsed = parseEnvironment({ ADMIN_EMAIL: "", APP_ORIGIN: "https://meeha.example/shop/" });
	expect(parsed).toMatchObject({ ok: true, env: { APP_ORIGIN: "https://meeha.example" } });
	expect(parsed.ok && parsed.env.ADMIN_EMAIL).toBeUndefined();
});

test("reads social links in their order", () => {
	const read = (SOCIAL_LINKS: string) => {
		const parsed = parseEnvironment({ SOCIAL_LINKS });
		return parsed.ok && parsed.env.SOCIAL_LINKS;
	};
	expect(read("")).toEqual([]);
	expect(read("Mastodon=https://social.example/@meeha, Film = https://film.example/?c=1,")).toEqual([
		{ label: "Mastodon", href: "https://social.example/@meeha" },
		{ label: "Film", href: "https://film.example/?c=1" },
	]);
	for (const wrong of ["https://social.example", "=https://a.example", "A=https://a.example,B"])
		expect(read(wrong), wrong).toBe(false);
});

test("the demo has social links", () => {
	expect(parseEnvironment(DEMO_SETTINGS)).toMatchObject({
		ok: true,
		env: {
			SOCIAL_LINKS: [
				{ label: "Instagram", href: "https://instagram.example/meeha" },
				{ label: "Mastodon", href: "https://mastodon.example/@meeha" },
			],
		},
	});
});
