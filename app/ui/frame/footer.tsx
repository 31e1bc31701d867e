import type { ReactNode } from "react";
import { currentLanguage, offeredLanguages, prefixOf } from "#app/common/language/current-language.ts";
import { LANGUAGES } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import offerUrl from "#app/ui/live/offer-language.js?url";
import { type PaymentMark, PaymentMarks } from "../payment-marks.tsx";

export type FooterProps = {
	/** The year of the copyright line. */
	year: number;
	/** The URL of the "Become a partner" dialog over this screen. */
	partnerHref: string;
	/** The path of the page without its language, which its links to other languages lead to. */
	from: string;
	social: readonly { label: string; href: string }[];
	/** The ways to pay that are switched on; none on the screens of staff. */
	marks: readonly PaymentMark[];
};

type Around = { wide?: boolean | undefined; children: ReactNode };

export function Footer({ year, partnerHref, from, social, marks, wide, children }: FooterProps & Around) {
	const names = t.frame.links;
	const groups = [
		[
			{ label: names.help, href: "/help" },
			{ label: names.delivery, href: "/delivery" },
			{ label: names.returns, href: "/returns" },
			{ label: names.contact, href: "/contact" },
		],
		[
			{ label: names.about, href: "/about" },
			{ label: names.partner, href: partnerHref },
			{ label: names.wishlist, href: "/wishlist" },
		],
		[{ label: names.privacy, href: "/privacy" }, { label: names.terms, href: "/terms" }, ...social],
	];
	return (
		<footer id="footer" data-frame className="border-t border-line text-sm text-secondary">
			<div className={`mx-auto px-4 py-6 ${wide ? "max-w-office" : "max-w-page"}`}>
				<div className="-mx-2 grid grid-cols-2 gap-4 md:grid-cols-3">
					{groups.map((links) => (
						<ul key={links[0]?.href}>
							{links.map(({ label, href }) => (
								<li key={label}>
									<a href={href} className="block p-2 hover:text-ink hover:underline">
										{label}
									</a>
								</li>
							))}
						</ul>
					))}
				</div>
				<Languages from={from} />
				<div className="mt-5 flex flex-wrap items-center justify-between gap-4">
					<p>
						© {year} {marketName()}
					</p>
					{marks.length > 0 ? <PaymentMarks marks={marks} /> : null}
				</div>
			</div>
			{children}
		</footer>
	);
}

/** Links to the page in the other languages of the market. */
function Languages({ from }: { from: string }) {
	if (offeredLanguages().length === 1) return null;
	return (
		<ul aria-label={t.frame.language} data-offer={offerUrl} className="-mx-2 mt-4 flex flex-wrap">
			{offeredLanguages().map((language) => (
				<li key={language}>
					<a
						href={prefixOf(language) + from}
						hrefLang={language}
						lang={language}
						aria-current={language === currentLanguage() ? "true" : undefined}
						className="block p-2 hover:text-ink hover:underline"
					>
						{LANGUAGES[language].name}
					</a>
				</li>
			))}
		</ul>
	);
}
