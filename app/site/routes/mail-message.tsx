import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { withOrigin } from "#app/common/mail/mail-layout.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { readMail } from "#app/site/mail-list.server.ts";
import { requireMailReader } from "#app/site/mail-page-request.server.ts";
import { MailState } from "#app/site/mail-state.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data?.subject ?? t.mailList.one}`) },
];
export const headers = secretLinkHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { role } = await requireMailReader(request);
	const id = /^\d{1,15}$/.test(params.id ?? "") ? Number(params.id) : 0;
	const mail = await readMail(db, { role, id });
	if (!mail) throw json(null, { status: 404 });
	const { text_body, created_at, ...rest } = mail;
	const text = withOrigin(text_body, env.APP_ORIGIN);
	const written = formatMarketMoment(created_at);
	return json({ ...rest, text, written, origin: env.APP_ORIGIN });
}

export default function MailMessage() {
	const mail = useLoaderData<typeof loader>();
	return (
		<div className="mx-auto max-w-prose">
			<p>
				<a className="link" href="/mail">
					{t.mailList.all}
				</a>
			</p>
			<div className="card mt-4 p-5 md:p-6">
				<div className="flex flex-wrap items-start justify-between gap-3">
					<h1 className="text-xl">{mail.subject}</h1>
					<MailState mail={mail} />
				</div>
				<p className="mt-1 text-sm wrap-anywhere text-secondary">
					{t.mailList.toAt({ address: mail.to_address, time: mail.written })}
				</p>
				<p className="mt-5 whitespace-pre-wrap wrap-anywhere">
					<LinkedText text={mail.text} origin={mail.origin} />
				</p>
			</div>
		</div>
	);
}

/** The text, with links to this site. Other URLs stay plain text. */
function LinkedText({ text, origin }: { text: string; origin: string }) {
	let at = 0;
	return text.split(/(https?:\/\/\S+)/).map((part) => {
		at += part.length;
		if (!part.startsWith(`${origin}/`)) return <span key={at}>{part}</span>;
		return (
			<a key={at} className="link" href={part.slice(origin.length)}>
				{part}
			</a>
		);
	});
}
