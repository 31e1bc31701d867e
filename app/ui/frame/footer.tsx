import type { ReactNode } from "react";
import { marketName } from "#app/common/market/market-name.ts";
import { type PaymentMark, PaymentMarks } from "../payment-marks.tsx";

export type FooterProps = {
	/** The year of the copyright line. */
	year: number;
	/** The URL of the "Become a partner" dialog over this screen. */
	partnerHref: string;
	social: readonly { label: string; href: string }[];
	/** The ways to pay that are switched on; none on the screens of staff. */
	marks: readonly PaymentMark[];
};

type Around = { wide?: boolean | undefined; children: ReactNode };

export function Footer({ year, partnerHref, social, marks, wide, children }: FooterProps & Around) {
	const groups = [
		[
			{ label: "Help", href: "/help" },
			{ label: "Delivery", href: "/delivery" },
			{ label: "Returns", href: "/returns" },
			{ label: "Contact Us", href: "/contact" },
		],
		[
			{ label: "About Us", href: "/about" },
			{ label: "Become a partner", href: partnerHref },
			{ label: "Wishlist", href: "/wishlist" },
		],
		[{ label: "Privacy", href: "/privacy" }, { label: "Terms", href: "/terms" }, ...social],
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
