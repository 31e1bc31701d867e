import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "#app/common/language/format-count.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireDataRequest } from "#app/site/personal-data/data-page-request.server.ts";
import { readHeldData } from "#app/site/personal-data/held-data.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => privatePageMeta("Your data");

export async function loader({ request }: LoaderFunctionArgs) {
	const { email } = await requireDataRequest(request);
	const { records, mails } = await readHeldData(db, { email, timeZone: market.timeZone, now: new Date() });
	const held = [...records, { names: ["email we sent you", "emails we sent you"] as const, count: mails }];
	return json({
		email,
		held: held
			.filter(({ count }) => count > 0)
			.map(({ names: [one, several], count }) => `${formatCount(count)} ${count === 1 ? one : several}`),
	});
}

export default function DataSummary() {
	const { email, held } = useLoaderData<typeof loader>();
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<h1 className="text-2xl">Your data</h1>
				<p className="mt-1 wrap-anywhere text-secondary">
					What we store about {email} without an account. You can use this page in this browser for an hour.
				</p>
			</div>
			<section className="card p-5 md:p-6">
				<h2 className="text-xl">What we store</h2>
				{held.length > 0 ? (
					<ul className="mt-3 list-disc space-y-1 pl-5">
						{held.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				) : (
					<p className="mt-3">Nothing.</p>
				)}
			</section>
			<section className="card p-5 md:p-6">
				<h2 className="text-xl">Get a copy</h2>
				<p className="mt-2 mb-4">
					A ZIP file with all of it: <code>data.json</code>, which other programs can read, with the history
					of your orders and bookings, invoices, messages and pictures.
				</p>
				<PostForm action="/privacy/data/copy">
					<Button>Download your data</Button>
				</PostForm>
			</section>
			<section className="card p-5 md:p-6">
				<h2 className="text-xl">Erase it</h2>
				<p className="mt-2 mb-4">
					We cancel what is open and remove everything that identifies you. You’ll see what that means before
					you confirm.
				</p>
				<ButtonLink href="/privacy/data/erasure" variant="plain">
					Erase your data
				</ButtonLink>
			</section>
		</div>
	);
}
