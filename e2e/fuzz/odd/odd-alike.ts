import { DATES, NUMBERS, wellFormed } from "./odd-values.ts";

const HOURS = [
	..."00:00 24:00 23:59 25:61 23:59:60 9:30 09.30 0930 T09:30 09:30Z 9h30 -01:00 99:99 ٠٩:٣٠".split(" "),
];

const ADDRESSES = [
	..."a@b a@b.c @ a@@example.com a@example.com,b@example.com ana@localhost ana@[127.0.0.1] ANA@EXAMPLE.COM".split(
		" ",
	),
	..."ana@example.com. .ana@example.com a..b@example.com ana@exa_mple.com ana@-example.com ana@例え.jp анна@пример.рф".split(
		" ",
	),
	..."bo@example.com admin@meeha.test user@meeha.test owner@meeha.test user+1@meeha.test user@meeha.test\0".split(
		" ",
	),
	'"a b"@example.com',
	"Ana <ana@example.com>",
	"ana@example.com\r\nBcc: bo@example.com",
	`${"a".repeat(65)}@example.com`,
	`ana@${"a.".repeat(130)}com`,
];

const PHONES = [
	..."+ +1 0 112 911 +15005550006 tel:+12125550147 +12125550147;ext=9 +999999999999999 ++12125550147 ２１２５５５０１４７".split(
		" ",
	),
	`+1 (212) 555-0147 x${"9".repeat(200)}`,
	"212 555 0147\0",
	"\u202a+12125550147\u202c",
];

const LINKS = [
	..."http: http:// https:/// //evil.example http://a:b@127.0.0.1 http://127.0.0.1:22/ http://2130706433/ http://0x7f.1/".split(
		" ",
	),
	..."http://[::ffff:127.0.0.1]/ http://localhost./ http://169.254.169.254/ https://a.example:99999 ftp://a.example/x.ics".split(
		" ",
	),
	..."webcal://a.example/x.ics javascript:alert(1) data:text/calendar,BEGIN:VCALENDAR file:///etc/passwd http://例え.jp/".split(
		" ",
	),
	`https://a.example/${"a".repeat(3_000)}`,
];

/** Malformed values similar to a field's own value. */
export function oddAlike(value: string): readonly string[] {
	if (/^-?[\d.,]+$/.test(value)) return NUMBERS;
	if (/^\d{4}-\d\d/.test(value)) return DATES;
	if (/^\d\d:\d\d$/.test(value)) return HOURS;
	if (/^\w+:\/\//.test(value)) return LINKS;
	if (value.includes("@")) return ADDRESSES;
	if (/^[+(]/.test(value)) return PHONES;
	// Masked, signed, or chosen from a list.
	return [
		value.toUpperCase(),
		[...value].reverse().join(""),
		value.slice(0, -1),
		value + value,
		` ${value} `,
		`${value}\0`,
		`${value},${value}`,
		value.replace(/\w/, "\u0430"),
		encodeURIComponent(wellFormed(`${value}%`)),
		"0",
		"-1",
		"1",
	];
}
