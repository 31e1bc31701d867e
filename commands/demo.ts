import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { t } from "#app/common/language/messages.ts";
import { startPostgres } from "#db/testing/postgres-server.ts";
import { DEMO_ACCOUNTS, DEMO_COLLEAGUES, DEMO_PASSWORD } from "#demo/accounts.ts";
import { openBooks } from "#demo/payment-provider/books.ts";
import { DEMO_SETTINGS } from "./demo-settings.ts";

const PROVIDER_BOOKS = "data/payment-provider.json";
const SECRET_FILE = "data/demo-secret";
/** Exists while a database in `data/` is being filled. */
const FILLING_FILE = "data/demo-filling";
const { resolve } = createRequire(import.meta.url);

/** The secret is stored, so that sessions survive a restart of the demo. */
function demoSecret(): string {
	if (!existsSync(SECRET_FILE)) writeFileSync(SECRET_FILE, randomBytes(32).toString("hex"), { mode: 0o600 });
	return readFileSync(SECRET_FILE, "utf8");
}

process.env.NODE_ENV = "production";
process.env.PORT ??= "3000";
if (!(await isPortFree(Number(process.env.PORT)))) {
	console.error(`Port ${process.env.PORT} is in use. Choose another one: PORT=4000 npm run demo`);
	process.exit(1);
}

if (existsSync(FILLING_FILE)) {
	console.error("The last start was interrupted while it filled the database. Delete data/ and start again.");
	process.exit(1);
}
mkdirSync("data", { recursive: true });

console.log("Building the site and filling the database…");
const building = build();
const postgres = process.argv.includes("--postgres")
	? await startPostgres({ directory: "data/postgres" })
	: undefined;
process.env.SESSION_SECRET ??= demoSecret();
process.env.ADMIN_EMAIL ??= "admin@meeha.test";
process.env.DATABASE_URL ??= postgres?.url("postgres") ?? "sqlite:data/demo.db";
process.env.LOG_LEVEL ??= "warn";
for (const [name, value] of Object.entries(DEMO_SETTINGS)) process.env[name] ??= value;
const providerPort = process.env.STRIPE_SECRET_KEY ? undefined : await configurePaymentProvider();

const { env } = await import("#app/http/settings/env.server.ts");
const { fillDemo } = await import("./fill-demo.ts");

const { books, save } = openBooks(PROVIDER_BOOKS);
const isFilled = await fillDemo(
	providerPort ? { books, url: `http://localhost:${providerPort}`, site: env.APP_ORIGIN } : undefined,
	() => writeFileSync(FILLING_FILE, ""),
);
if (isFilled && providerPort) save();
rmSync(FILLING_FILE);
const paymentProvider = providerPort ? startPaymentProvider(providerPort) : undefined;
if (isFilled) console.log("Demo data is in.");
await building;

const server = spawn(process.execPath, [resolve("@remix-run/serve/dist/cli.js"), "build/server/index.js"], {
	stdio: ["ignore", "ignore", "inherit"],
});
server.once("exit", async (code) => {
	paymentProvider?.kill();
	await postgres?.stop();
	process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));

const address = `http://localhost:${env.PORT}`;
await answers(address);
const people = [
	...DEMO_ACCOUNTS,
	...DEMO_COLLEAGUES.map(({ email, role }) => ({
		email,
		role: `Hotel (${t.memberRoles[role].label.toLowerCase()})`,
	})),
];
const width = Math.max(...people.map(({ email }) => email.length));
console.log(`
Meeha is at ${address}

Sign in with the password ${DEMO_PASSWORD} as
${people.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`).join("\n")}

Try it: open ${address}/owner/dashboard as owner@meeha.test, and book a room at
${address}/hotels/results?destination=Lisbon in another browser; or
${address}/trucking-dashboard as admin@meeha.test, and a move at
${address}/trucking-home. Mail that the site writes is at
${address}/mail. Stop with Ctrl+C.
${paymentProvider ? `\nOrders that are paid online are paid at the demo’s own payment provider. Its books are at\n${process.env.STRIPE_API_BASE}/books.\n` : ""}`);

/** Puts the demo's payment provider into the settings, and returns the next free port, at which it is started. */
async function configurePaymentProvider(): Promise<number> {
	let port = Number(process.env.PORT) + 1;
	while (!(await isPortFree(port))) port++;
	const secret = createHash("sha256")
		.update(process.env.SESSION_SECRET ?? "")
		.digest("hex");
	process.env.STRIPE_SECRET_KEY = `sk_test_${secret.slice(0, 32)}`;
	process.env.STRIPE_WEBHOOK_SECRET = `whsec_${secret.slice(32)}`;
	process.env.STRIPE_API_BASE = `http://localhost:${port}`;
	return port;
}

/** Starts the demo's payment provider in another process, once its books are filled. */
function startPaymentProvider(port: number): ChildProcess {
	const provider = spawn(process.execPath, ["--import", "tsx", "commands/payment-provider.ts"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			PROVIDER_PORT: String(port),
			PROVIDER_BOOKS,
			PROVIDER_WEBHOOK_URL: `http://localhost:${process.env.PORT}/webhooks/stripe`,
		},
	});
	process.once("exit", () => void provider.kill());
	return provider;
}

/** Builds the site in another process meanwhile. Shows the build's output only when it fails. */
function build(): Promise<void> {
	const remix: ChildProcess = spawn(process.execPath, [resolve("@remix-run/dev/dist/cli.js"), "vite:build"], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const stop = () => void remix.kill();
	process.once("exit", stop);
	let output = "";
	for (const stream of [remix.stdout, remix.stderr]) stream?.on("data", (chunk) => (output += chunk));
	return new Promise((done) =>
		remix.once("close", (code) => {
			process.off("exit", stop);
			if (code === 0) return done();
			console.error(`${output}\nThe site could not be built.`);
			process.exit(1);
		}),
	);
}

function isPortFree(port: number): Promise<boolean> {
	return new Promise((done) => {
		const probe = createServer();
		probe.once("error", () => done(false));
		probe.listen(port, () => probe.close(() => done(true)));
	});
}

async function answers(url: string): Promise<void> {
	for (let tries = 0; tries < 200 && server.exitCode === null; tries++) {
		if (
			await fetch(url).then(
				(response) => response.ok,
				() => false,
			)
		)
			return;
		await new Promise((done) => setTimeout(done, 100));
	}
	console.error("The server did not start.");
	process.exit(1);
}
