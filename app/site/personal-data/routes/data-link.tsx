import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { DeadLink } from "#app/account/sign-in/dead-link.tsx";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { dataRequestCookie } from "#app/http/cookies/cookies.server.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireLinkToken } from "#app/http/session/link-token.server.ts";
import { findDataRequest } from "#app/site/personal-data/data-requests.server.ts";

export const meta = () => privatePageMeta(t.ownData.link.title);
export const headers = secretLinkHeaders;

/**
 * The emailed link: puts its token into a cookie and redirects to the page without it. It changes nothing, because email
 * scanners open links, too.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	const token = requireLinkToken(request, "/privacy/data");
	const found = await findDataRequest(db, {
		tokenHash: hashToken(token),
		isOpened: false,
		now: new Date(),
	});
	if (!found) return json(null, { status: 410 });
	return redirect("/privacy/data/summary", {
		status: 303,
		headers: { "Set-Cookie": await dataRequestCookie.serialize(token), ...secretLinkHeaders() },
	});
}

export default function DataLink() {
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<DeadLink why={t.ownData.link.why} action={{ label: t.ownData.link.again, href: "/privacy/data" }} />
		</div>
	);
}
