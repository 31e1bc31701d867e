import { expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

const USER_AGENTS: [string, string][] = [
	["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0", "Firefox on Windows"],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
		"Edge on Windows",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
		"Safari on iPhone",
	],
	[
		"Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
		"Samsung Internet on Android",
	],
	[
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0.0.0 Safari/537.36",
		"Chrome on Linux",
	],
	["Lynx/2.9.0 libwww-FM/2.14", "Lynx"],
	["<script>alert(1)</script>", "An unknown browser"],
	["", "An unknown browser"],
];

for (const [userAgent, name] of USER_AGENTS)
	test(`${userAgent.slice(0, 60) || "no user agent"} reads ${name}`, () =>
		expect(browserName(userAgent)).toBe(name));
