import type { ReactNode } from "react";
import { byLanguage } from "#app/common/language/by-language.ts";
import { inLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { fillText, type TextValues } from "./fill-text.ts";
import { type LongTextName, longTextOf } from "./long-texts.ts";
import "./long-text.css";

type LongTextProps = {
	title: string;
	/** A summary for people who read no further. */
	lead: ReactNode;
	/** A date: `2026-11-26`. */
	since?: string;
	name: LongTextName;
	/** What the text depends on: names to fill in, and null for what is switched off. */
	values?: TextValues;
};

const dates = byLanguage(
	(locale, language) =>
		new Intl.DateTimeFormat(language === "en" ? "en-GB" : locale, { dateStyle: "long", timeZone: "UTC" }),
);

const linkInLanguage = (html: string) =>
	html.replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${inLanguage(path)}"`);

/** A page of long text: a title, a summary, a table of contents, and sections with anchors. */
export function LongText({ title, lead, since, name, values = {} }: LongTextProps) {
	const parts = longTextOf(name);
	const names = { market: marketName(), ...values };
	return (
		<article className="long-text mx-auto max-w-prose">
			<h1 className="text-3xl">{title}</h1>
			<p className="mt-3 text-lg text-secondary">{lead}</p>
			{since ? (
				<p className="mt-2 text-sm text-secondary">
					{t.information.since({ since: dates().format(new Date(since)) })}
				</p>
			) : null}
			<nav aria-label={t.information.onThisPage} className="card mt-6 p-4">
				<ul className="grid gap-x-6 md:grid-cols-2">
					{parts.map((part) => (
						<li key={part.id}>
							<a href={`#${part.id}`} className="link block py-1">
								{part.title}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{parts.map((part) => (
				<section key={part.id} id={part.id}>
					<h2 className="text-xl">{part.title}</h2>
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, converted by the build */}
					<div dangerouslySetInnerHTML={{ __html: linkInLanguage(fillText(part.html, names)) }} />
				</section>
			))}
		</article>
	);
}
