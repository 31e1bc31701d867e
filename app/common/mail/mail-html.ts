import { currentLanguage, inLanguage, isRightToLeft } from "#app/common/language/current-language.ts";
import { LANGUAGES } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { escapeHtml } from "#app/common/plain-text.ts";
import {
	homeAddress,
	type MailArea,
	type MailContent,
	type MailItem,
	ORIGIN_PLACEHOLDER,
} from "./mail-content.ts";

/** The colors of the site in hex, which every email program knows: `[light, dark]`. */
const GROUND = ["#fbf9f5", "#13100d"] as const;
const CARD = ["#ffffff", "#1d1a16"] as const;
const SUNK = ["#f2f0ec", "#2a2621"] as const;
const INK = ["#1f1a14", "#f0eeea"] as const;
const QUIET = ["#5e574f", "#b3afa7"] as const;
const LINE = ["#e2dfda", "#37332f"] as const;

/** The button's background and text. */
const BUTTONS: Record<MailArea | "none", { light: [string, string]; dark: [string, string] }> = {
	none: { light: ["#1f1a14", "#ffffff"], dark: ["#f0eeea", "#1c140c"] },
	shop: { light: ["#006e3a", "#ffffff"], dark: ["#76d69a", "#1c140c"] },
	travel: { light: ["#225b9f", "#ffffff"], dark: ["#85c1ff", "#1c140c"] },
	rent: { light: ["#f7ad30", "#2e1a01"], dark: ["#fcba43", "#2e1a01"] },
};

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;font:16px/1.5 ${SANS};color:${INK[0]}`;
const SMALL = `margin:0 0 12px;font:14px/1.5 ${SANS};color:${QUIET[0]}`;
/** Tables that only lay out: Outlook on Windows knows no other way. */
const LAYOUT = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;
const WIDTH = 560;

/** What no inline style can say. Programs that drop it show the light colors. */
const styleSheet = ([background, text]: [string, string]) => `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:420px){.card{padding:20px!important}.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important}.value{padding-top:2px!important;border-top:0!important}}
@media (prefers-color-scheme:dark){.ground{background:${GROUND[1]}!important}.card{background:${CARD[1]}!important}.ink{color:${INK[1]}!important}.quiet{color:${QUIET[1]}!important}.sunk{background:${SUNK[1]}!important}.line{border-color:${LINE[1]}!important}.button{background:${background}!important}.button a{color:${text}!important;border-color:${background}!important}}
</style>`;

/** The HTML part: it can be read without images and without the style sheet. */
export function mailHtml(content: MailContent, heading: string): string {
	const { subject, paragraphs, picture, link, links = [], items, sums, facts } = content;
	const { quote, after = [], unsubscribe } = content;
	const colors = BUTTONS[content.area ?? "none"];
	// On the table as well: some programs drop what is around it.
	const { direction } = LANGUAGES[currentLanguage()];
	const greeting = content.name ? [t.mail.hello({ name: content.name })] : [];
	const body = [
		picture ? image(picture) : "",
		`<h1 class="ink" style="margin:0 0 16px;font:700 24px/1.25 ${SANS};letter-spacing:-0.3px;color:${INK[0]}">${lines(heading)}</h1>`,
		...[...greeting, ...paragraphs].map((text) => paragraph(text)),
		...[link ?? [], ...links].flat().map((each) => button(each, colors.light)),
		items ? itemTable(items, sums) : "",
		facts && facts.length > 0 ? factTable(facts, content.mainFact) : "",
		quote
			? `${paragraph(`${quote.label}:`)}\n<blockquote class="ink line" style="margin:0 0 16px;padding:4px 14px;border-${start()}:3px solid ${LINE[0]};font:16px/1.5 ${SANS};color:${INK[0]}">${lines(quote.text)}</blockquote>`
			: "",
		...after.map((text) => `<p class="quiet" style="${SMALL}">${lines(text)}</p>`),
		unsubscribe ? `<p class="quiet" style="${SMALL}">${quietLink(unsubscribe)}</p>` : "",
	].filter(Boolean);
	return `<!DOCTYPE html>
<html lang="${currentLanguage()}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(subject)}</title>
${styleSheet(colors.dark)}</head>
<body class="ground" style="margin:0;padding:0;background:${GROUND[0]};-webkit-text-size-adjust:100%">
${preheader(paragraphs[0] ?? "")}
<table ${LAYOUT} dir="${direction}" width="100%" class="ground" style="background:${GROUND[0]}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${LAYOUT} width="${WIDTH}"><tr><td><![endif]-->
<table ${LAYOUT} width="100%" style="max-width:${WIDTH}px">
<tr><td style="padding:0 0 16px;font:700 18px/28px ${SANS}"><img src="${ORIGIN_PLACEHOLDER}/apple-touch-icon.png" alt="" width="28" height="28" style="display:inline-block;width:28px;height:28px;margin-${end()}:10px;border-radius:6px;vertical-align:middle"><span class="ink" style="vertical-align:middle;color:${INK[0]}">${escapeHtml(marketName())}</span></td></tr>
<tr><td class="card line" style="padding:28px;background:${CARD[0]};border:1px solid ${LINE[0]};border-radius:10px;overflow-wrap:break-word;word-break:break-word">
${body.join("\n")}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font:14px/1.5 ${SANS};color:${QUIET[0]}">${escapeHtml(marketName())}<br><a href="${homeAddress()}" class="quiet" style="color:${QUIET[0]}">${homeAddress()}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** What lists of emails show beside the subject. The invisible characters keep the rest of the email out of it. */
const preheader = (text: string) =>
	`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>`;

const paragraph = (text: string) => `<p class="ink" style="${PARAGRAPH}">${lines(text)}</p>`;

const start = () => (isRightToLeft() ? "right" : "left");
const end = () => (isRightToLeft() ? "left" : "right");

const cellOf = (side: "left" | "right", color: string, more = "") =>
	`padding:10px 0;border-top:1px solid ${LINE[0]};vertical-align:top;text-align:${side};font:15px/1.45 ${SANS};color:${color}${more}`;

function factTable(facts: NonNullable<MailContent["facts"]>, mainFact: string | undefined): string {
	const rows = facts.map(([label, value]) => {
		const weight = label === mainFact ? ";font-weight:700" : "";
		return `<tr><th scope="row" class="label quiet line" style="${cellOf(start(), QUIET[0], `;width:36%;font-weight:400;padding-${end()}:16px`)}">${escapeHtml(label)}</th><td class="value ink line" style="${cellOf(start(), INK[0], weight)}">${lines(value)}</td></tr>`;
	});
	return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join("")}</table>`;
}

const THUMB = 56;

/** Each thing with its picture, or the place of one, and the sums below their amounts. */
function itemTable(items: readonly MailItem[], sums: MailContent["sums"] = []): string {
	const size = `width="${THUMB}" height="${THUMB}"`;
	const rows = items.map(({ name, amount, picturePath }) => {
		const thumb = picturePath
			? `<img src="${escapeHtml(ORIGIN_PLACEHOLDER + picturePath)}" alt="" ${size} style="display:block;width:${THUMB}px;height:${THUMB}px;border-radius:6px">`
			: "";
		return `<tr><td class="line" width="${THUMB}" style="${cellOf(start(), INK[0], `;padding-${end()}:14px`)}"><div class="sunk" style="width:${THUMB}px;height:${THUMB}px;border-radius:6px;background:${SUNK[0]}">${thumb}</div></td><td class="ink line" style="${cellOf(start(), INK[0])}">${lines(name)}</td><td class="ink line" style="${cellOf(end(), INK[0], `;padding-${start()}:12px;white-space:nowrap`)}">${amount === null ? "" : escapeHtml(amount)}</td></tr>`;
	});
	const sumRows = sums.map(([label, amount], at) => {
		const isTotal = at === sums.length - 1;
		const line = at === 0 || isTotal ? "" : ";border-top:0;padding-top:0";
		const look = `${line}${isTotal ? ";font-weight:700" : ""}`;
		return `<tr><th scope="row" colspan="2" class="${isTotal ? "ink" : "quiet"} line" style="${cellOf(start(), isTotal ? INK[0] : QUIET[0], `;font-weight:400${look}`)}">${escapeHtml(label)}</th><td class="ink line" style="${cellOf(end(), INK[0], `;padding-${start()}:12px;white-space:nowrap${look}`)}">${escapeHtml(amount)}</td></tr>`;
	});
	return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${[...rows, ...sumRows].join("")}</table>`;
}

/** As wide as the card. Outlook on Windows takes the size from the attributes. */
function image({ path, alt }: { path: string; alt: string }): string {
	const src = escapeHtml(ORIGIN_PLACEHOLDER + path);
	return `<p style="margin:0 0 20px"><img src="${src}" alt="${escapeHtml(alt)}" width="${WIDTH - 58}" class="ink" style="display:block;width:100%;max-width:${WIDTH - 58}px;height:auto;border-radius:6px;font:14px/1.5 ${SANS};color:${INK[0]}"></p>`;
}

/** A cell with a background: the whole of it can be pressed everywhere but in Outlook on Windows, where its text can. */
function button(
	{ label, path }: { label: string; path: string },
	[background, text]: [string, string],
): string {
	const href = escapeHtml(ORIGIN_PLACEHOLDER + inLanguage(path));
	return `<table ${LAYOUT} style="margin:4px 0 24px"><tr><td class="button" bgcolor="${background}" style="border-radius:6px;background:${background};mso-padding-alt:12px 22px"><a href="${href}" style="display:inline-block;padding:11px 22px;border:1px solid ${background};border-radius:6px;font:600 16px/1.3 ${SANS};color:${text};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function quietLink({ label, path }: { label: string; path: string }): string {
	const href = escapeHtml(ORIGIN_PLACEHOLDER + inLanguage(path));
	return `<a href="${href}" class="quiet" style="color:${QUIET[0]}">${escapeHtml(label)}</a>`;
}

/** Line breaks stay, and a reference number is not broken at its hyphens. */
const lines = (text: string) =>
	escapeHtml(text)
		.replaceAll(/\r\n?|\n/g, "<br>")
		.replaceAll(/\b[HMR](?:-[\dA-Z]{1,4}){2,3}\b/g, '<span style="white-space:nowrap">$&</span>');
