import { expect, test } from "vitest";
import {
	contactMessageMail,
	contactReceivedMail,
	partnerRequestMail,
} from "#app/site/information/message-mails.ts";
import { layOutMail, withOrigin } from "./mail-layout.ts";

const TO = "ada@example.com";

test("escapes typed text in both parts", () => {
	const mail = partnerRequestMail({
		about: { kind: "partner", key: "1" },
		name: `<img src=x onerror="alert(1)">`,
		contact: "a & b 'c'",
		message: "first\nsecond </blockquote><script>alert(1)</script>",
		to: TO,
	});
	expect(mail.html).not.toMatch(/<img src=x|<script|<\/blockquote><s/);
	expect(mail.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
	expect(mail.html).toContain("a &amp; b &#x27;c&#x27;");
	expect(mail.html).toContain("first<br>second &lt;/blockquote&gt;");
	expect(mail.text).toContain("> first\n> second </blockquote>");
});

test("removes line breaks from subjects", () => {
	const mail = contactMessageMail({
		about: { kind: "contact", key: "1" },
		name: "Eve\r\nBcc: all@example.com",
		email: "e@example.com",
		message: "Hi",
		to: TO,
	});
	expect(mail.subject).toBe("Message from Eve Bcc: all@example.com");
});

test("quotes nothing of a contact message in its acknowledgement", () => {
	const mail = contactReceivedMail({ to: "victim@example.com" });
	expect(mail).toMatchObject({ to: "victim@example.com", subject: "We received your message" });
});

test("links to the site’s own address in both parts", () => {
	const link = { label: "Look & see", path: "/track?number=R1&x=2" };
	const mail = layOutMail({ to: TO, subject: "Hello", paragraphs: ["One", "Two"], link });
	expect(withOrigin(mail.text, "https://meeha.example")).toContain(
		"https://meeha.example/track?number=R1&x=2",
	);
	const html = withOrigin(mail.html, "https://meeha.example");
	expect(html).toContain(`href="https://meeha.example/track?number=R1&amp;x=2"`);
	expect(html).toContain("Look &amp; see");
	expect(html).not.toContain("meeha.invalid");
});
