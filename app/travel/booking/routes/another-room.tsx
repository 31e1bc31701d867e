import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { listMoreRooms } from "#app/travel/booking/more-rooms.server.ts";
import { statusOfStayForm } from "#app/travel/quotes/stay-form.ts";
import { AgeFields } from "#app/travel/search/ui/stay-search.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => [
	{ title: pageTitle(t.roomGroup.add) },
	{ name: "robots", content: "noindex" },
];

/** The rooms that can be added to a checkout, whose query is `basket`, for the guests in the URL. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { searchParams: url } = new URL(request.url);
	const basket = new URLSearchParams(url.get("basket") ?? "");
	const { currency } = market;
	const more = await listMoreRooms(db, { url, basket, currency, now: new Date() });
	// The checkout says what is wrong with its room.
	if (!more) return redirect(`/checkout-room?${basket}`, { status: 303 });
	return json({ ...more, basket: String(basket), currency }, { status: statusOfStayForm(more) });
}

export default function AnotherRoom() {
	const { hotel, stay, form, rooms, most, asksAges, basket, currency } = useLoaderData<typeof loader>();
	const { typed, problems } = form;
	const count = {
		inputMode: "numeric",
		autoComplete: "off",
		maxLength: 4,
		width: "short",
		className: "",
	} as const;
	const field = (name: "adults" | "children") =>
		plainField(`more-${name}`, { name, value: typed[name], problem: problems[name] });
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<PageHeading title={t.roomGroup.add} sub={`${hotel} · ${stay}`} />
			<form action="/checkout-room/more" className="card flex flex-wrap items-end gap-4 p-4 md:p-5">
				<input type="hidden" name="basket" value={basket} />
				<TextField {...count} field={field("adults")} label={t.staySearch.adults} />
				<TextField {...count} field={field("children")} label={t.staySearch.children} />
				{asksAges || problems.ages ? (
					<AgeFields typed={typed} problem={problems.ages} className="w-full" />
				) : null}
				<Button variant="plain">{t.staySearch.updatePrice}</Button>
			</form>
			<Card title={t.noStay.otherRooms}>
				{rooms.length === 0 ? <p>{most ?? t.roomGroup.none}</p> : null}
				<ul className="-my-3 divide-y divide-line">
					{rooms.map(({ href, name, rate, total }) => (
						<li key={href} className="flex flex-wrap items-center justify-between gap-3 py-3">
							<span className="min-w-0 wrap-anywhere">
								<bdi className="font-semibold">{name}</bdi>
								<span className="block text-secondary">{rate}</span>
								<span className="block">{t.noStay.forStay({ total: formatMoney(total, currency) })}</span>
							</span>
							<ButtonLink variant="plain" dense href={href}>
								{t.words.add}
								<span className="sr-only">
									{" "}
									{name} {rate}
								</span>
							</ButtonLink>
						</li>
					))}
				</ul>
			</Card>
			<p>
				<a href={`/checkout-room?${basket}`}>{t.words.back}</a>
			</p>
		</div>
	);
}
