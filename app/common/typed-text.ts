/** Scripts whose letters take another form, or a break between words, at a joiner. */
const JOINING_SCRIPTS = "Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
	.split(" ")
	.map((script) => `\\p{scx=${script}}`)
	.join("");

/** Characters that nobody sees, where they change what is seen. */
const SEEN = [
	// The flag of a part of a country, such as Scotland.
	"\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{1,8}\\u{e007f}",
	// A number in a box.
	"[0-9#*]\\ufe0f\\u20e3",
	// Which form of an emoji, a sign or an ideograph is meant.
	"(?<=[\\p{ExtPict}\\p{Sm}\\p{sc=Han}\\p{sc=Mymr}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]",
	// Emoji that are shown as one, such as a family.
	"(?<=[\\p{ExtPict}\\p{EMod}]\\ufe0f?)\\u200d(?=\\p{ExtPict})",
	`(?<=(?=[\\p{L}\\p{M}])[${JOINING_SCRIPTS}])[\\u180e\\u200c\\u200d]`,
].join("|");

const UNSEEN = "(?=\\p{DI})\\p{Cf}|[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\ufff9-\\ufffb]";

const SEEN_OR_UNSEEN = new RegExp(`(${SEEN})|${UNSEEN}`, "gu");

/**
 * A text without the invisible characters that come along when it is pasted, such as the direction marks around a
 * phone number of a contact list. Joiners and variation selectors stay where a script or an emoji needs them.
 */
export const withoutUnseen = (text: string): string => text.replace(SEEN_OR_UNSEEN, "$1");

const BLANK = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u;

/** Whether there is nothing to see in a text: spaces of any kind, line ends, invisible characters. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** How many characters (Unicode code points) a text has: both databases count the same, and an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;

/** The first `most` characters of a text. */
export const cutText = (text: string, most: number): string =>
	text.length <= most ? text : [...text.slice(0, 2 * most)].slice(0, most).join("");

/** What was typed into a search box or a filter, on one line, at most `most` characters. */
export const searchText = (typed: string | null, most = 200): string =>
	cutText(
		withoutUnseen(typed ?? "")
			.replace(/\p{Cc}/gu, " ")
			.trim(),
		most,
	);
