import { existsSync } from "node:fs";
import { isSupportedCountry } from "libphonenumber-js";
import { z } from "zod";
import { LANGUAGE_NAMES } from "#app/common/language/languages.ts";
import { readCommissionRate } from "#app/common/market/commission-rate.ts";
import { isTimeZone, MAX_MARKET_NAME } from "#app/common/market/market-settings.ts";
import { isMapFile } from "./map-file.ts";

const DEVELOPMENT_SECRET = "only-for-development-never-in-production";

const flag = z.enum(["on", "off"], { error: "must be on or off" }).transform((word) => word === "on");

/** `Name=https://…,Name=https://…` */
const links = z.string().transform((text, context) =>
	text.split(",").flatMap((each) => {
		const [label = "", ...rest] = each.split("=");
		const href = rest.join("=").trim();
		if (!each.trim()) return [];
		if (label.trim() && z.url({ protocol: /^https?$/ }).safeParse(href).success)
			return [{ label: label.trim(), href }];
		context.addIssue({ code: "custom", message: "must be Name=https://…,Name=https://…" });
		return [];
	}),
);

/** The tracking pages of well-known carriers. */
const CARRIERS = [
	{ label: "DHL", href: "https://www.dhl.com/en/express/tracking.html?AWB={number}" },
	{ label: "FedEx", href: "https://www.fedex.com/fedextrack/?trknbr={number}" },
	{ label: "UPS", href: "https://www.ups.com/track?tracknum={number}" },
	{ label: "USPS", href: "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}" },
];

/** A provider of accounts is asked in the open only on this machine, for trying out. */
const isHttpsOrLoopback = (address: string): boolean => {
	const { protocol, hostname } = new URL(address);
	return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};

const schema = z.object({
	NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
	PORT: z.coerce.number({ error: "must be a port number" }).int().min(1).max(65_535).default(3000),
	HOST: z.string().optional(),
	DATABASE_URL: z
		.string()
		.regex(/^(sqlite:|file:|postgres:\/\/|postgresql:\/\/)./, "must be sqlite:FILE or postgres://…")
		.default("sqlite:data/meeha.db"),
	DATABASE_POOL: z.coerce
		.number({ error: "must be a number of connections" })
		.int()
		.min(1)
		.max(500)
		.default(10),
	DATABASE_CACHE_MB: z.coerce.number({ error: "must be megabytes" }).min(1).max(100_000).default(64),
	APP_ORIGIN: z
		.url({ protocol: /^https?$/, error: "must be an address such as https://meeha.example" })
		.transform((address) => new URL(address).origin)
		.optional(),
	SESSION_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
	REQUIRE_SECOND_FACTOR: z.enum(["staff"], { error: "must be staff, or left out" }).optional(),
	OIDC_ISSUER: z
		.url({ protocol: /^https?$/, error: "must be an address such as https://accounts.example" })
		.refine(
			isHttpsOrLoopback,
			"must begin with https:// (http:// only on this machine, such as http://localhost)",
		)
		.optional(),
	OIDC_CLIENT_ID: z.string().optional(),
	OIDC_CLIENT_SECRET: z.string().optional(),
	OIDC_NAME: z.string().max(40, "must be 40 characters or fewer").default("OpenID"),
	ADMIN_EMAIL: z.email({ error: "must be an email address" }).toLowerCase().optional(),
	MARKET_NAME: z.string().max(MAX_MARKET_NAME, `must be ${MAX_MARKET_NAME} characters or fewer`).optional(),
	MARKET_CURRENCY: z
		.string()
		.regex(/^[A-Z]{3}$/, "must be three capital letters such as USD")
		.optional(),
	MARKET_COUNTRY: z.string().refine(isSupportedCountry, "must be a two-letter country such as US").optional(),
	MARKET_TIME_ZONE: z.string().refine(isTimeZone, "must be a time zone such as America/New_York").optional(),
	LANGUAGES: z
		.string()
		.default("en")
		.transform((text) => [...new Set(text.split(",").map((name) => name.trim()))])
		.pipe(
			z
				.array(
					z.enum(LANGUAGE_NAMES, {
						error: `must be some of ${LANGUAGE_NAMES.join(",")}, the market's own first`,
					}),
				)
				.min(1),
		),
	MAP_FILE: z.string().refine(isMapFile, "must be a PMTiles file of vector tiles").optional(),
	BANK_ACCOUNT: z
		.string()
		.regex(/^[^=;]+=[^;]+(;[^=;]+=[^;]+)*$/, "must be Account holder=…;IBAN=…")
		.default(""),
	CARRIER_LINKS: links
		.refine(
			(carriers) => carriers.every(({ href }) => href.includes("{number}")),
			"must have {number} in each address",
		)
		.default(CARRIERS),
	SELLER_NAME: z.string().max(150, "must be 150 characters or fewer").optional(),
	SELLER_ADDRESS: z.string().max(500, "must be 500 characters or fewer").optional(),
	SELLER_TAX_NUMBER: z.string().max(100, "must be 100 characters or fewer").optional(),
	COMMISSION_RATE: z
		.string()
		.transform(readCommissionRate)
		.refine((rate) => rate !== null, "must be a percentage from 0 to 100, such as 15 or 12.5")
		.default(0),
	STATEMENT_DUE_DAYS: z.coerce
		.number({ error: "must be a number of days from 1 to 90" })
		.int("must be a whole number of days")
		.min(1, "must be at least 1 day")
		.max(90, "must be 90 days or fewer")
		.default(14),
	ORDER_CONFIRM_DAYS: z.coerce
		.number({ error: "must be a number of days from 1 to 60" })
		.int("must be a whole number of days")
		.min(1, "must be at least 1 day")
		.max(60, "must be 60 days or fewer")
		.default(3),
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^[rs]k_/, "must begin with sk_ or rk_")
		.optional(),
	STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
	STRIPE_OLD_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
	STRIPE_API_BASE: z
		.url({ protocol: /^https?$/, error: "must be an address such as http://localhost:3001" })
		.optional(),
	MOLLIE_API_KEY: z
		.string()
		.regex(/^(test|live)_/, "must begin with test_ or live_")
		.optional(),
	MOLLIE_WEBHOOK_SECRET: z.string().min(16, "must be at least 16 characters").optional(),
	MOLLIE_API_BASE: z
		.url({ protocol: /^https?$/, error: "must be an address such as http://localhost:3001" })
		.optional(),
	PAYMENT_PROVIDER: z.enum(["stripe", "mollie"], { error: "must be stripe or mollie" }).optional(),
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be smtp://… or smtps://…" }).optional(),
	MAIL_FROM: z.string().min(3).optional(),
	MAIL_FOLDER: z.string().default("data/mail"),
	UPLOAD_FOLDER: z.string().default("data/uploads"),
	SOCIAL_LINKS: links.default([]),
	SECURITY_CONTACT: z
		.url({ protocol: /^(https|mailto)$/, error: "must be mailto:… or https://…" })
		.optional(),
	TRUST_PROXY: z.coerce
		.number({ error: "must be the number of proxies in front" })
		.int()
		.min(0)
		.max(10)
		.default(0),
	METRICS_TOKEN: z.string().min(16, "must be at least 16 characters").optional(),
	RATE_LIMITS: flag.default(true),
	PAGE_CACHE_MB: z.coerce.number({ error: "must be megabytes" }).min(0).max(100_000).default(64),
	SLOW_QUERY_MS: z.coerce.number({ error: "must be milliseconds" }).min(0).optional(),
	LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export type Environment = Omit<z.infer<typeof schema>, "APP_ORIGIN" | "SESSION_SECRET" | "SLOW_QUERY_MS"> & {
	APP_ORIGIN: string;
	SESSION_SECRET: string;
	SLOW_QUERY_MS: number;
};

/** In development everything may wait for `npm run seed`, which writes for seconds. */
const SLOW_MS = { production: 100, test: 100, development: 10_000 };

const PROVIDER_KEYS = { stripe: "STRIPE_SECRET_KEY", mollie: "MOLLIE_API_KEY" } as const;

type Parsed = { ok: true; env: Environment } | { ok: false; line: string };

/** Reads the settings; throws one line that names an invalid setting. */
export function parseEnvironment(source: Record<string, string | undefined>): Parsed {
	// An empty setting (`KEY=` in .env) counts as left out.
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
	// The name of an earlier version.
	given.PAGE_CACHE_MB ??= given.KEPT_PAGES_MB;
	const parsed = schema.safeParse(given);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return { ok: false, line: `${String(issue?.path[0])}: ${issue?.message}` };
	}
	const { SESSION_SECRET, APP_ORIGIN, SLOW_QUERY_MS, ...env } = parsed.data;
	if (Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET))
		return { ok: false, line: "STRIPE_WEBHOOK_SECRET: must be set together with STRIPE_SECRET_KEY" };
	if (env.STRIPE_OLD_WEBHOOK_SECRET && !env.STRIPE_WEBHOOK_SECRET)
		return { ok: false, line: "STRIPE_OLD_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET must be set too" };
	if (Boolean(env.MOLLIE_API_KEY) !== Boolean(env.MOLLIE_WEBHOOK_SECRET))
		return { ok: false, line: "MOLLIE_WEBHOOK_SECRET: must be set together with MOLLIE_API_KEY" };
	if (env.STRIPE_SECRET_KEY && env.MOLLIE_API_KEY && !env.PAYMENT_PROVIDER)
		return {
			ok: false,
			line: "PAYMENT_PROVIDER: must be stripe or mollie, because the keys of both are set",
		};
	if (env.PAYMENT_PROVIDER && !env[PROVIDER_KEYS[env.PAYMENT_PROVIDER]])
		return { ok: false, line: `PAYMENT_PROVIDER: ${PROVIDER_KEYS[env.PAYMENT_PROVIDER]} must be set too` };
	if (env.OIDC_ISSUER && !(env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET))
		return { ok: false, line: "OIDC_ISSUER: OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set too" };
	if (!SESSION_SECRET && env.NODE_ENV === "production")
		return { ok: false, line: "SESSION_SECRET: must be set in production (at least 32 random characters)" };
	return {
		ok: true,
		env: {
			...env,
			SESSION_SECRET: SESSION_SECRET ?? DEVELOPMENT_SECRET,
			SLOW_QUERY_MS: SLOW_QUERY_MS ?? SLOW_MS[env.NODE_ENV],
			APP_ORIGIN: APP_ORIGIN ?? `http://localhost:${env.PORT}`,
		},
	};
}

function readEnvironment(): Environment {
	if (existsSync(".env")) process.loadEnvFile(".env");
	const parsed = parseEnvironment(process.env);
	if (parsed.ok) return parsed.env;
	process.stderr.write(`Meeha can't start. ${parsed.line}\n`);
	process.exit(1);
}

/** The settings of this process, documented in `.env.example`. */
export const env = readEnvironment();
