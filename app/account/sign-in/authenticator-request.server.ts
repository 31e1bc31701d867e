import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { db } from "#app/http/process/database.server.ts";
import { checkCredentials } from "./accounts.server.ts";

/** Signs people in by email address and password; null when they are wrong. */
export const authenticator = new Authenticator<{ accountId: number; passwordHash: string } | null>();

authenticator.use(
	new FormStrategy(async ({ form }) =>
		checkCredentials(db, {
			email: String(form.get("email") ?? ""),
			password: String(form.get("password") ?? ""),
		}),
	),
	"form",
);
