import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireDataRequest } from "#app/site/personal-data/data-page-request.server.ts";
import { readHeldData } from "#app/site/personal-data/held-data.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => privatePageMeta(t.ownData.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const { email } = await requireDataRequest(request);
	const { records, mails } = await readHeldData(db, { email, timeZone: market.timeZone, now: new Date() });
	const held = [...records, { noun: "emailsToYou" as const, count: mails }];
	return json({
		email,
		held: held.filter(({ count }) => count > 0).map(({ noun, count }) => t.counts[noun]({ count })),
	});
}

export default function DataSummary() {
	const { email, held } = useLoaderData<typeof loader>();
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<h1 className="text-2xl">{t.ownData.title}</h1>
				<p className="mt-1 wrap-anywhere text-secondary">{t.ownData.summary.lead({ email })}</p>
			</div>
			<section className="card p-5 md:p-6">
				<h2 className="text-xl">{t.ownData.summary.title}</h2>
				{held.length > 0 ? (
					<ul className="mt-3 list-disc space-y-1 ps-5">
						{held.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				) : (
					<p className="mt-3">{t.ownData.summary.nothing}</p>
				)}
			</section>
			<section className="card p-5 md:p-6">
				<h2 className="text-xl">{t.ownData.summary.copy}</h2>
				<p className="mt-2 mb-4">{t.ownData.summary.file({ file: <code>data.json</code> })}</p>
				<PostForm action="/privacy/data/copy">
					<Button>{t.ownData.summary.download}</Button>
				</PostForm>
			</section>
			<section className="card p-5 md:p-6">
				<h2 className="text-xl">{t.ownData.summary.erase}</h2>
				<p className="mt-2 mb-4">{t.ownData.summary.eraseLead}</p>
				<ButtonLink href="/privacy/data/erasure" variant="plain">
					{t.ownData.erase.title}
				</ButtonLink>
			</section>
		</div>
	);
}
