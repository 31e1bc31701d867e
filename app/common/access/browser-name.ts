import { t } from "#app/common/language/messages.ts";

/** The order matters: most browsers also contain the names of those that follow here. */
const BROWSERS: [RegExp, string][] = [
	[/\b(?:Edg|EdgA|EdgiOS|Edge)\//, "Edge"],
	[/\b(?:OPR|Opera)\b/, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
	[/\bMSIE |\bTrident\//, "Internet Explorer"],
	[/\bLynx\b/i, "Lynx"],
	[/\bw3m\b/i, "w3m"],
	[/\bLinks\b/i, "Links"],
	[/\bcurl\//, "curl"],
];

const SYSTEMS: [RegExp, string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bMac OS X\b|\bMacintosh\b/, "Mac"],
	[/\bLinux\b|\bX11\b/, "Linux"],
];

const nameIn = (names: [RegExp, string][], userAgent: string) =>
	names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A user agent as text: `Firefox on Windows`. */
export function browserName(userAgent: string): string {
	const browser = nameIn(BROWSERS, userAgent);
	const system = nameIn(SYSTEMS, userAgent);
	if (browser && system) return t.browsers.onSystem({ browser, system });
	return browser ?? (system ? t.browsers.unknownOn({ system }) : t.browsers.unknown);
}
